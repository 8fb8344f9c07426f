/** A card in the air: what is seen of it, and how it flies. Where it flies is told to it. */
import { mount, unmount } from 'svelte'
import Flying from './Flying.svelte'
import { isOpen, type Leg } from './plan'
import type { Spot, Survey } from './survey'

/** How much faster cards fly when something new happens. */
const HURRY = 3
/** By how little nobody sees a card move. */
const UNSEEN = 2
export const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'

/** A leg and where it ends. */
export interface Way extends Leg {
  readonly spot: Spot
}

export interface Route {
  /** `null` is a card of which only the back is seen. */
  readonly card: number | null
  readonly from: Spot
  /** Whether it can be seen there before it flies. */
  readonly seen: boolean
  readonly ways: readonly Way[]
}

export class Air {
  readonly card: number | null
  /** When it lands, at the usual speed. */
  readonly end: number
  #ways: readonly Way[]
  #sheet: HTMLElement | null = null
  #animations: Animation[] = []
  #flight: Animation | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #clear = () => {}

  constructor(
    readonly route: Route,
    readonly layer: HTMLElement,
    /** What lies where it flies to, hidden until then. */
    readonly target: HTMLElement | null,
    readonly rate: number,
    readonly landed: (air: Air) => void,
  ) {
    this.card = route.card
    this.#ways = route.ways
    this.end = route.ways.at(-1)!.end
    if (target) this.#run(target, { opacity: [0, 0] })
    // Of a whole pack, only what is in the air at the same time is drawn.
    const { start } = route.ways[0]!
    if (route.seen || !start) this.#launch()
    else this.#timer = setTimeout(() => this.#launch(start), start / rate)
  }

  /** Where it is seen now; null while it is not. */
  get sheet(): Element | null {
    return this.#sheet
  }

  /** Where it flies may have moved. */
  aim({ places, cards }: Survey): void {
    const own = cards.find(({ element }) => element === this.target)?.spot
    const last = this.#ways.at(-1)!.to
    const aimed = this.#ways.map((way) => ({
      ...way,
      spot: (way.to === last && own) || (places.get(way.to) ?? way.spot),
    }))
    if (aimed.every(({ spot }, at) => near(spot, this.#ways[at]!.spot))) return
    this.#ways = aimed
    const effect = this.#flight?.effect as KeyframeEffect | undefined
    effect?.setKeyframes(this.#path())
  }

  /** Something new happens: what has not begun to fly lies there, the rest is faster. */
  hurry(): void {
    if (!this.#sheet) this.land()
    else for (const each of this.#animations) each.playbackRate *= HURRY
  }

  /** It lies where it belongs, and nothing is left of the flight. */
  land(): void {
    clearTimeout(this.#timer)
    for (const each of this.#animations) {
      each.onfinish = null
      each.cancel()
    }
    this.#animations = []
    this.#flight = null
    this.#clear()
    this.#clear = () => {}
    this.#sheet = null
    this.landed(this)
  }

  #launch(since = 0): void {
    const { card, seen, ways } = this.route
    const host = this.layer.appendChild(document.createElement('div'))
    const turns = card !== null && !(seen && ways.every(({ to }) => isOpen(to)))
    const clone = mount(Flying, { target: host, props: { card, width: this.#width, turns } })
    this.#clear = () => {
      void unmount(clone)
      host.remove()
    }
    const sheet = host.firstElementChild as HTMLElement
    this.#sheet = sheet
    this.#flight = this.#run(sheet, this.#path(), since)
    if (turns) this.#run(sheet.firstElementChild!, turning(seen, ways), since)
    this.#flight.onfinish = () => this.land()
  }

  #run(node: Element, frames: Keyframe[] | PropertyIndexedKeyframes, since = 0): Animation {
    const animation = node.animate(frames, { duration: this.end, fill: 'both' })
    animation.playbackRate = this.rate
    if (since) animation.currentTime = since
    this.#animations.push(animation)
    return animation
  }

  get #width(): number {
    const { from, ways } = this.route
    return Math.max(from.width, ...ways.map(({ spot }) => spot.width))
  }

  /** It waits where it can be seen, flies, lies still, flies on. */
  #path(): Keyframe[] {
    const { from, seen } = this.route
    const put = ({ x, y, width, angle }: Spot) =>
      `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${width / this.#width})`
    const frames: Keyframe[] = [{ offset: 0, transform: put(from), opacity: seen ? 1 : 0 }]
    let here = from
    for (const { start, end, spot } of this.#ways) {
      const offset = start / this.end
      if (here === from) frames.push({ offset, transform: put(here), opacity: seen ? 1 : 0 })
      frames.push({ offset, transform: put(here), opacity: 1, easing: EASE })
      frames.push({ offset: end / this.end, transform: put(spot), opacity: 1 })
      here = spot
    }
    return frames
  }
}

export const near = (one: Spot, other: Spot): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < UNSEEN

/** It turns over on the way between what lies open and what does not. */
function turning(seen: boolean, ways: readonly Leg[]): Keyframe[] {
  const whole = ways.at(-1)!.end
  const side = (open: boolean) => `rotateY(${open ? 0 : 180}deg)`
  let open = seen
  const frames: Keyframe[] = [{ offset: 0, transform: side(open) }]
  for (const { to, start, end } of ways) {
    frames.push({ offset: start / whole, transform: side(open), easing: 'ease-in-out' })
    open = isOpen(to)
    frames.push({ offset: end / whole, transform: side(open) })
  }
  return frames
}
