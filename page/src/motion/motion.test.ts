import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Happened } from '../lib/protocol'
import { Motion } from './motion'
import { pace, speeds } from './speed.svelte'

const LED: Happened[] = [{ kind: 'led', seat: 0, cards: [12], number: 1 }]

/** An animation that runs when the test says so. */
class Still {
  playbackRate = 1
  onfinish: (() => void) | null = null
  oncancel: (() => void) | null = null
  state: 'running' | 'cancelled' = 'running'
  readonly effect = { setKeyframes: vi.fn(), getComputedTiming: () => ({ endTime: 100 }) }
  constructor(
    readonly node: Element,
    readonly frames: unknown,
  ) {}
  cancel(): void {
    this.state = 'cancelled'
    this.oncancel?.()
  }
}

let animations: Still[] = []
let motion: Motion

/** The table: each line a place, with the cards in it. */
function table(places: Record<string, number[]>): void {
  document.querySelector('#table')?.remove()
  const root = document.createElement('div')
  root.id = 'table'
  for (const [place, cards] of Object.entries(places)) {
    const element = root.appendChild(document.createElement('div'))
    element.dataset['place'] = place
    for (const card of cards) {
      const button = element.appendChild(document.createElement('button'))
      button.dataset['card'] = String(card)
    }
  }
  document.body.append(root)
}

const flying = () => document.querySelectorAll('.flying').length
const clones = () => animations.filter(({ node }) => node.classList.contains('flying'))

/** A lead, from the hand onto the table. */
async function lead(): Promise<void> {
  table({ hand: [12, 13], 'seat-1': [], stock: [] })
  const before = motion.before()
  table({ hand: [13], 'bout-0': [12], 'seat-1': [], stock: [] })
  await motion.after(before, LED, 0)
}

beforeEach(() => {
  localStorage.clear()
  pace.speed = 'normal'
  animations = []
  motion = new Motion()
  Element.prototype.animate = function (frames: unknown) {
    const made = new Still(this, frames)
    animations.push(made)
    return made as unknown as Animation
  }
  vi.stubGlobal('requestAnimationFrame', () => 0)
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: 50, configurable: true })
})
afterEach(() => {
  motion.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a card that was led does not fly, or lies there twice meanwhile', async () => {
  await lead()
  expect(flying()).toBe(1)
  const hidden = animations.filter(({ node }) => (node as HTMLElement).dataset['card'] === '12')
  expect(hidden.map(({ frames }) => frames)).toEqual([{ opacity: [0, 0] }])
})

test('what flies is read aloud, or touched', async () => {
  await lead()
  const layer = document.querySelector<HTMLElement>('.motion')!
  expect(layer.getAttribute('aria-hidden')).toBe('true')
  expect(layer.style.pointerEvents).toBe('none')
})

test('something is left behind when a card has landed', async () => {
  await lead()
  clones()[0]!.onfinish!()
  expect(document.querySelector('.motion')).toBeNull()
  expect(animations.map(({ state }) => state)).not.toContain('running')
})

test('something is left behind when everything stops, or the window changes its size', async () => {
  for (const stop of [() => motion.stop(), () => dispatchEvent(new Event('resize'))]) {
    await lead()
    expect(flying()).toBe(1)
    stop()
    expect(document.querySelector('.motion')).toBeNull()
    expect(animations.map(({ state }) => state)).not.toContain('running')
    animations = []
  }
})

test('what flies holds up what comes next', async () => {
  await lead()
  const [first] = clones()
  const before = motion.before()
  await motion.after(before, [{ kind: 'drew', seat: 1, number: 1 }], 0)
  expect(first!.playbackRate).toBe(3)
  expect(flying()).toBe(2)
})

test('what moves nothing hurries what flies', async () => {
  await lead()
  const before = motion.before()
  await motion.after(before, [{ kind: 'ready', seat: 1 }], 0)
  expect(clones()[0]!.playbackRate).toBe(1)
})

test('a card is in the air twice', async () => {
  await lead()
  const before = motion.before()
  table({ hand: [13], 'seat-1': [], stock: [] })
  await motion.after(before, [{ kind: 'picked-up', seat: 1, cards: [12], number: 1 }], 0)
  expect(flying()).toBe(1)
  expect(clones()[0]!.state).toBe('cancelled')
})

test('cards fly for somebody who wants them still, or does not look', async () => {
  pace.speed = 'off'
  await lead()
  pace.speed = 'normal'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await lead()
  vi.unstubAllGlobals()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await lead()
  expect(animations).toEqual([])
  expect(document.querySelector('.motion')).toBeNull()
})

test('what flies goes on when nobody looks any more', async () => {
  await lead()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(flying()).toBe(0)
})

test('the speed is forgotten, or does nothing', async () => {
  expect(speeds).toEqual(['off', 'slow', 'normal', 'fast'])
  pace.speed = 'fast'
  expect(localStorage.getItem('motion-speed')).toBe('fast')
  await lead()
  expect(clones()[0]!.playbackRate).toBe(2)
})

test('a flight to a place that is not there breaks something', async () => {
  table({ hand: [12] })
  const before = motion.before()
  table({ hand: [] })
  await motion.after(before, [{ kind: 'drew', seat: 3, number: 2 }], 0)
  expect(flying()).toBe(0)
  expect(document.querySelector('.motion')).toBeNull()
})

test('a card laid by the person himself jumps', async () => {
  table({ hand: [12], 'beat-0': [] })
  motion.around(() => table({ hand: [], 'beat-0': [12] }))
  await Promise.resolve()
  await vi.waitFor(() => expect(flying()).toBe(1))
})
