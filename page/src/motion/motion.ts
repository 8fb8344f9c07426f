/**
 * Cards that fly from where they were to where they are. The table is changed at once; what flies
 * only decorates it, over everything, and neither waits for anything nor is waited for.
 *
 * `before` looks where everything lies, `after` shows how it got to where it lies now. What is
 * still in the air when the next thing happens hurries.
 */
import { tick } from 'svelte'
import type { Happened } from '../lib/protocol'
import { Air, EASE, near } from './air'
import { type Flight, isOpen, moved, type Place, plan } from './plan'
import { pace } from './speed.svelte'
import { type Seen, type Spot, type Survey, spotOf, survey } from './survey'

/** For how long a card that makes room for another moves, in milliseconds. */
const SHIFT = 240
/** For how many frames what is laid out anew after a change takes the flights along. */
const FRAMES = 3

/** What was there before a change and is there after it, less what is spoken for. */
interface Change {
  readonly before: Survey
  readonly after: Survey
  readonly lying: Seen[]
  readonly free: Seen[]
  readonly rate: number
}

export class Motion {
  readonly #air = new Set<Air>()
  readonly #shifts = new Set<Animation>()
  /** Where places were that are not there now. */
  readonly #known = new Map<Place, Spot>()
  #layer: HTMLElement | null = null
  readonly #stop = () => this.stop()
  readonly #hide = () => document.hidden && this.stop()

  /** Where everything lies, before it changes; null if nothing is to fly. */
  before(): Survey | null {
    if (pace.rate === 0) {
      this.stop()
      return null
    }
    return this.#look()
  }

  /** Show what has happened since; `you` is the seat in view. */
  async after(before: Survey | null, events: readonly Happened[], you: number): Promise<void> {
    await tick()
    const { rate } = pace
    if (!before || rate === 0) return
    const after = survey()
    this.#remember(after)
    const told = plan(events, before.cards, you)
    const flights = [...told, ...moved(before.cards, after.cards, told)]
    if (flights.length) this.#giveWay(flights)
    const change = { before, after, lying: [...before.cards], free: [...after.cards], rate }
    for (const flight of flights) this.#fly(flight, change)
    for (const event of events) if (event.seat !== you) this.#dealt(event, change)
    this.#shift(change)
    this.#follow(FRAMES)
  }

  /** A change that nobody tells of: cards fly from where they were. */
  around(change: () => void): void {
    const before = this.before()
    change()
    void this.after(before, [], -1)
  }

  /** Everything lies where it belongs. */
  stop(): void {
    for (const air of [...this.#air]) air.land()
    for (const shift of [...this.#shifts]) shift.cancel()
    this.#close()
  }

  // --- where ---

  /** A card in the air is where it is seen. */
  #look(): Survey {
    const seen = survey()
    this.#remember(seen)
    const flying = new Map([...this.#air].map(({ card, sheet }) => [card, sheet]))
    const cards = seen.cards.map((each) => {
      const sheet = flying.get(each.card)
      return sheet ? { ...each, spot: spotOf(sheet) } : each
    })
    return { ...seen, cards }
  }

  #remember({ places }: Survey): void {
    for (const [place, spot] of places) this.#known.set(place, spot)
  }

  /** Where a place is, now or before, or about where it would be. */
  #spot(place: Place, first: Survey, second: Survey): Spot | null {
    const there = first.places.get(place) ?? second.places.get(place)
    if (there) return there
    const [kind, number] = place.split('-')
    const under = kind === 'beat' && this.#spot(`bout-${number}`, first, second)
    if (under) {
      const { x, y, width } = under
      return { x: x + width * 0.4, y: y + width * 0.25, width, angle: 6 }
    }
    const known = this.#known.get(place) ?? null
    return known ?? (kind === 'trick' ? this.#towards(Number(number), first, second) : null)
  }

  /** Between what lies in the trick and the seat whose card is missing there. */
  #towards(seat: number, first: Survey, second: Survey): Spot | null {
    const from = this.#spot(`seat-${seat}`, first, second) ?? this.#spot('hand', first, second)
    const trick = [...first.cards, ...second.cards].filter(({ place }) => place.startsWith('trick-'))
    if (!from || !trick.length) return null
    const mean = (of: (spot: Spot) => number) =>
      trick.reduce((sum, { spot }) => sum + of(spot), 0) / trick.length
    const [x, y, width] = [mean((spot) => spot.x), mean((spot) => spot.y), mean((spot) => spot.width)]
    return { x: x + (from.x - x) * 0.3, y: y + (from.y - y) * 0.3, width, angle: 0 }
  }

  // --- in the air ---

  /** What is in the air hurries, and nothing is there twice. */
  #giveWay(flights: readonly Flight[]): void {
    const next = new Set(flights.map(({ card }) => card))
    for (const air of [...this.#air]) {
      if (air.card !== null && next.has(air.card)) air.land()
      else air.hurry()
    }
  }

  #fly({ card, from, legs }: Flight, { before, after, lying, free, rate }: Change): void {
    const last = legs.at(-1)!.to
    const source = take(lying, card, from) ?? take(lying, card)
    const target = take(free, card, last)
    const begin = source?.spot ?? this.#spot(from, before, after)
    const ways = legs.flatMap((leg) => {
      const spot = (leg.to === last && target?.spot) || this.#spot(leg.to, after, before)
      return spot ? [{ ...leg, spot }] : []
    })
    if (!begin || ways.length < legs.length) return
    const seen = source !== undefined || (card !== null && isOpen(from))
    const route = { card, from: begin, seen, ways }
    const air = new Air(route, this.#open(), target?.element ?? null, rate, (landed) => {
      this.#air.delete(landed)
      if (!this.#air.size) this.#close()
    })
    this.#air.add(air)
  }

  /** What is laid out anew after the change takes the flights along. */
  #follow(frames: number): void {
    if (!frames || !this.#air.size) return
    requestAnimationFrame(() => {
      const now = survey()
      for (const air of this.#air) air.aim(now)
      this.#follow(frames - 1)
    })
  }

  // --- what stays where it is ---

  /** What the others hold comes into view while it is dealt to them. */
  #dealt({ kind, seat, number }: Happened, { after, rate }: Change): void {
    const held = after.elements.get(`seat-${seat}`)
    if (kind !== 'dealt' || number === undefined || !held) return
    const duration = Math.max(0, ...[...this.#air].map(({ end }) => end))
    this.#keep(held.animate({ opacity: [0, 1] }, { duration }), rate)
  }

  /** Cards that stay where they are make room for those that come and go. */
  #shift({ lying, free, rate }: Change): void {
    const flying = new Set([...this.#air].map(({ card }) => card))
    for (const { card, place, element, spot } of free) {
      const old = lying.find((each) => each.card === card && each.place === place)
      if (old?.element !== element || flying.has(card) || near(old.spot, spot)) continue
      const [x, y] = [old.spot.x - spot.x, old.spot.y - spot.y]
      const frames = { translate: [`${x}px ${y}px`, '0 0'] }
      const span = { duration: SHIFT, easing: EASE, composite: 'add' } as const
      this.#keep(element.animate(frames, span), rate)
    }
  }

  #keep(animation: Animation, rate: number): void {
    animation.playbackRate = rate
    this.#shifts.add(animation)
    animation.onfinish = animation.oncancel = () => this.#shifts.delete(animation)
  }

  // --- the layer over everything ---

  #open(): HTMLElement {
    if (this.#layer) return this.#layer
    const layer = document.createElement('div')
    layer.className = 'motion'
    layer.setAttribute('aria-hidden', 'true')
    layer.style.cssText = 'position:fixed;inset:0;z-index:60;overflow:clip;pointer-events:none'
    document.body.append(layer)
    addEventListener('resize', this.#stop)
    addEventListener('scroll', this.#stop)
    document.addEventListener('visibilitychange', this.#hide)
    return (this.#layer = layer)
  }

  #close(): void {
    removeEventListener('resize', this.#stop)
    removeEventListener('scroll', this.#stop)
    document.removeEventListener('visibilitychange', this.#hide)
    this.#layer?.remove()
    this.#layer = null
  }
}

/** Take a card out of a list, from a place if one is named; the last, if there are two. */
function take(from: Seen[], card: number | null, place?: Place): Seen | undefined {
  const at = from.findLastIndex(
    (each) => each.card === card && (place === undefined || each.place === place),
  )
  return at < 0 ? undefined : from.splice(at, 1)[0]
}
