/**
 * Carrying a card by mouse, pen or finger. What a drop means is decided by whoever is asked; here is
 * only the way of the hand: a tap stays a tap, and nothing is carried without being seen.
 */
import type { Action } from 'svelte/action'

export interface Carrying {
  readonly card: number
  /** A card was dropped; `at` is the place in the bout, null on the bare cloth. */
  readonly drop: (card: number, at: number | null) => void
}

/** Pixels after which a touch is a carry. */
const FAR = 9

/** Where cards may be dropped; a place of the bout says its number. */
const targetAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null

export const carry: Action<HTMLElement, Carrying> = (node, parameters) => {
  let { card, drop } = parameters
  let from: { x: number; y: number; id: number } | null = null
  let carried = false
  let over: HTMLElement | null = null

  function mark(target: HTMLElement | null): void {
    if (over === target) return
    over?.classList.remove('over')
    over = target
    over?.classList.add('over')
  }

  function end(): void {
    from = null
    mark(null)
    node.classList.remove('carried')
    node.style.removeProperty('translate')
    document.body.classList.remove('carrying')
  }

  function down({ button, clientX: x, clientY: y, pointerId: id }: PointerEvent): void {
    carried = false
    if (button === 0) from = { x, y, id }
  }

  function move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    if (!from || from.id !== pointerId) return
    const [right, under] = [x - from.x, y - from.y]
    if (!carried && Math.hypot(right, under) < FAR) return
    if (!carried) {
      carried = true
      node.setPointerCapture(pointerId)
      node.classList.add('carried')
      document.body.classList.add('carrying')
    }
    node.style.translate = `${right}px ${under}px`
    mark(targetAt(x, y))
  }

  function up({ pointerId, clientX, clientY }: PointerEvent): void {
    if (!from || from.id !== pointerId) return
    const target = carried ? targetAt(clientX, clientY) : null
    end()
    if (!target) return
    const at = target.dataset['at']
    drop(card, at === undefined ? null : Number(at))
  }

  /** The click that ends a carry is no tap. */
  function click(event: MouseEvent): void {
    if (!carried) return
    carried = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const listening = new AbortController()
  const { signal } = listening
  node.addEventListener('pointerdown', down, { signal })
  node.addEventListener('pointermove', move, { signal })
  node.addEventListener('pointerup', up, { signal })
  node.addEventListener('pointercancel', end, { signal })
  node.addEventListener('click', click, { signal, capture: true })
  node.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return {
    update: (changed) => void ({ card, drop } = changed),
    destroy() {
      end()
      listening.abort()
    },
  }
}
