/**
 * Which cards fly from where to where, and when, told by what happened. Nothing of the page is
 * known here: places are names, and times are milliseconds at the usual speed.
 *
 * Places: `hand`, `seat-N`, `stock`, `discard`, `bout-N` and what lies on it, `beat-N`, `trick-N`
 * for the seat's card in the trick, `won-N` for its tricks.
 */
import type { Happened } from '../lib/protocol'

export type Place = string

/** One way without a stop. */
export interface Leg {
  readonly to: Place
  readonly start: number
  readonly end: number
}

/** All ways of one card, one after the other; between them it lies still. */
export interface Flight {
  /** `null` is a card of which only the back is seen. */
  readonly card: number | null
  readonly from: Place
  readonly legs: readonly Leg[]
}

/** A card that can be seen, and where. */
export interface Lying {
  readonly card: number
  readonly place: Place
}

/** For how long a card flies. */
export const FLIGHT = 340
/** How much later the next card of the same step starts. */
const GAP = 80
/** The same where everything is swept off at once. */
const SWEPT = 25
/** How long all cards of a deal take to be dealt out, at most. */
const DEALING = 1300
/** By how much a step overlaps the one before. */
const OVERLAP = 120
/** How long cards lie open that would be gone before anybody had seen them. */
const REST = 700
/** What stands for cards of which nobody knows how many. */
const UNKNOWN: readonly null[] = [null]

const OPEN = /^(hand|bout|beat|trick)\b/
const ON_TABLE = /^(bout|beat|trick)\b/

/** Whether cards lie face up there. */
export const isOpen = (place: Place): boolean => OPEN.test(place)

/** The flights of what happened. `lying` is what could be seen before; `you` the seat in view. */
export function plan(events: readonly Happened[], lying: readonly Lying[], you: number): Flight[] {
  const course = new Course(lying, you)
  for (const event of events) STEPS[event.kind]?.(course, event, events)
  return course.flights
}

/** Flights of cards that are seen elsewhere than before, and of which nothing was told. */
export function moved(
  before: readonly Lying[],
  after: readonly Lying[],
  flights: readonly Flight[],
): Flight[] {
  const told = new Set(flights.map(({ card }) => card))
  const found: Flight[] = []
  for (const { card, place } of after) {
    const here = (each: Lying) => each.card === card
    if (told.has(card) || before.filter(here).length !== 1 || after.filter(here).length !== 1) continue
    const from = before.find(here)!.place
    if (from !== place) found.push({ card, from, legs: [{ to: place, start: 0, end: FLIGHT }] })
  }
  return found
}

/** The flights so far, and the time at which the next may start. */
class Course {
  readonly flights: { card: number | null; from: Place; legs: Leg[] }[] = []
  readonly #lying: Lying[]
  #step = ''
  #next = 0
  #end = 0

  constructor(lying: readonly Lying[], readonly you: number) {
    this.#lying = [...lying]
  }

  /** Where the cards of a seat are. */
  seat(seat: number | undefined): Place {
    return seat === this.you ? 'hand' : `seat-${seat}`
  }

  /** Something else begins when what went before is nearly over, or has been seen. */
  step(name: string, rest = 0): void {
    if (this.#step === name) return
    if (this.#step) this.#next = Math.max(this.#next, rest ? this.#end + rest : this.#end - OVERLAP)
    this.#step = name
  }

  /** Whether a card was laid on the table by one of these flights. */
  get laid(): boolean {
    return this.flights.some(({ legs }) => ON_TABLE.test(legs.at(-1)!.to))
  }

  /** Where an open card lies. */
  place(card: number, there = OPEN): Place | null {
    return this.#lying.find((each) => each.card === card && there.test(each.place))?.place ?? null
  }

  fly(card: number | null, from: Place, to: Place, gap = GAP): void {
    const leg = { to, start: this.#next, end: this.#next + FLIGHT }
    const before = card === null ? null : this.flights.findLast((each) => each.card === card)
    if (before?.legs.at(-1)!.to === from) before.legs.push(leg)
    else this.flights.push({ card, from, legs: [leg] })
    this.#next += gap
    this.#end = leg.end
    if (card !== null) this.#lies(card, from, to)
  }

  /** Cards lying on the table go somewhere together. */
  sweep(cards: readonly number[], to: Place): void {
    this.step('sweep', this.laid ? REST : 0)
    for (const card of cards) {
      const from = this.place(card, ON_TABLE)
      if (from) this.fly(card, from, to, SWEPT)
    }
  }

  #lies(card: number, from: Place, to: Place): void {
    const at = this.#lying.findIndex((each) => each.card === card && each.place === from)
    if (at >= 0) this.#lying.splice(at, 1)
    this.#lying.push({ card, place: to })
  }
}

type Step = (course: Course, event: Happened, all: readonly Happened[]) => void

const STEPS: Record<string, Step> = {
  dealt: (course, { kind, number = 0 }, all) => {
    // All seats are dealt to in turn, with the first of these events.
    course.step('dealt')
    if (course.flights.length) return
    const seats = all.filter((each) => each.kind === kind && each.number !== undefined)
    const gap = Math.min(GAP, DEALING / Math.max(1, number * seats.length))
    for (let at = 0; at < number; at += 1) {
      for (const { seat, cards } of seats) course.fly(cards?.[at] ?? null, 'stock', course.seat(seat), gap)
    }
  },

  drew: (course, { seat, cards, number = 0 }) => {
    course.step('drew')
    for (let at = 0; at < number; at += 1) course.fly(cards?.[at] ?? null, 'stock', course.seat(seat))
  },
  'indicator-drawn': (course, { seat, cards = [] }) => {
    course.step('drew')
    for (const card of cards) course.fly(card, 'stock', course.seat(seat))
  },

  led: (course, { seat, cards = [], number = 1 }) => {
    course.step('led')
    for (const card of cards) course.fly(card, course.seat(seat), `bout-${number - 1}`)
  },
  beat: (course, { seat, cards = [], number = -1 }) => {
    const under = course.place(number, /^bout-/)
    if (!under) return
    course.step('beat')
    const to = under.replace('bout', 'beat')
    for (const card of cards) if (course.place(card, /^beat-/) !== to) course.fly(card, course.seat(seat), to)
  },
  discarded: (course, { cards = [] }) => course.sweep(cards, 'discard'),
  'took-back': (course, { seat, cards = [] }) => course.sweep(cards, course.seat(seat)),
  'picked-up': (course, { seat, cards = [] }) => course.sweep(cards, course.seat(seat)),
  claimed: (course, { seat, cards, number }) => {
    course.step('claimed')
    for (const card of cards ?? UNKNOWN) course.fly(card, course.seat(seat), course.seat(number), SWEPT)
  },

  passed: (course, { seat, cards, number }, all) => {
    // Who sees none of the cards that went from hand to hand sees as many as he passed himself.
    const known = all.find((each) => each.kind === 'passed' && each.cards)?.cards
    course.step('passed')
    for (const card of cards ?? known?.map(() => null) ?? UNKNOWN) {
      course.fly(card, course.seat(seat), course.seat(number), SWEPT)
    }
  },
  played: (course, { seat, cards = [] }) => {
    course.step('played')
    for (const card of cards) course.fly(card, course.seat(seat), `trick-${seat}`)
  },
  'trick-won': (course, { seat, cards = [] }) => course.sweep(cards, `won-${seat}`),
}
