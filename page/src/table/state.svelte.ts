/**
 * All that the screen of a table knows, with its defaults. Nothing is asked, sent or drawn here:
 * verbs are in `api`, drawing in the components beside it, keys and taps in those that own them.
 */
import type { Beat } from '../lib/choosing'
import type { Line } from '../lib/connection'
import type { Choices, Fault, Guided, Hinted, Proof, View } from '../lib/protocol'
import type { Promised, Verdict } from '../lib/sealing'
import type { Teller } from '../lib/telling'
import { say } from '../lib/text.svelte'
import { type Seen, viewOf } from '../lib/updates'
import type { Pair } from './bouts'

/** Where on the screen something was done, so that the answer appears there. */
export type Place = string

/** What was said by somebody, as long as it is shown. */
export interface Phrase {
  readonly id: number
  readonly seat: number
  readonly phrase: string
}

/** No seat: those who look on. */
export const NOBODY = -1
const MOST_LOGGED = 60
/** The places of the names that each language has for seats. */
const NAMES = [0, 1, 2, 3, 4, 5, 6, 7]

export class TableState {
  /** What has been told; null before the first message. */
  seen = $state.raw<Seen | null>(null)
  line = $state.raw<Line>({ is: 'connecting' })
  /** By how many seconds the table's clock is ahead of the page's own. */
  ahead = $state(0)

  /** The cards chosen to be played or passed, in the order in which they were chosen. */
  chosen = $state.raw<readonly number[]>([])
  /** The cards laid on cards of the bout, not yet sent. */
  beats = $state.raw<readonly Beat[]>([])
  /** The place in the bout that the person wants to beat next. */
  target = $state<number | null>(null)

  /** The bout before this one, as it ended; empty before there was one. */
  lastBout = $state.raw<readonly Pair[]>([])

  /** Why the last wish was refused, and where it was made. */
  refused = $state.raw<{ place: Place; reasons: readonly Fault[] } | null>(null)
  /** Where an answer of the service is waited for. */
  busy = $state.raw<ReadonlySet<Place>>(new Set())

  /** What has happened, in words, the last at the end. */
  log = $state.raw<readonly { id: number; text: string }[]>([])
  /** What was told last, as it was said aloud. */
  heard: readonly string[] = []
  /** The cards of a lead that is not yet complete. */
  lead: readonly number[] = []
  /** What was just said. */
  phrases = $state.raw<readonly Phrase[]>([])
  /** Who is not to be heard on this device, by seat and name. */
  muted = $state.raw<ReadonlySet<string>>(new Set())

  /** What was promised before the deal in progress or the last one. */
  promised = $state.raw<Promised | null>(null)
  /** What the proof of a finished deal has shown. */
  verdict = $state.raw<{ proof: Proof; verdict: Verdict } | null>(null)

  /** The hint for the decision that is open; null while there is none. */
  hint = $state.raw<Hinted | null>(null)
  /** What may help at a decision, as it was told last; null before. */
  guided = $state.raw<Guided | null>(null)
  /** Whether computer players that search play by experience for now. */
  warming = $state(false)

  /** The table as the seat in view sees it; null when no cards are dealt. */
  readonly view: View | null = $derived(this.seen && viewOf(this.seen))
  /** What the seat in view may do. */
  readonly choices: Choices | null = $derived(this.seen?.own?.choices ?? null)
  /** Whether the person in view may ask for a hint. */
  readonly mayAsk: boolean = $derived(
    Boolean(this.seen?.table.hints && this.choices && !this.seen.table.paused),
  )
  /** What the hint or the lesson says had best be done; null without one. */
  readonly advised: readonly number[] | null = $derived(
    this.hint?.options[0]?.actions ?? (this.choices && this.seen?.own?.lesson?.cards) ?? null,
  )
  /** The cards of the seat in view. */
  readonly hand: readonly number[] = $derived(this.view?.hand ?? [])
  /** The seat in view: whose hand is shown, or the only one of this person; -1 for none. */
  readonly you: number = $derived.by(() => {
    const seats = this.seen?.you ?? []
    return this.seen?.own?.seat ?? (seats.length === 1 ? seats[0]! : NOBODY)
  })
  readonly family: string = $derived(this.seen?.table.family ?? '')
  /** What a seat is called. */
  readonly name = (seat: number): string => {
    const there = this.seen?.table.seats[seat]
    if (!there?.taken) return say('page-seat-free', { number: seat + 1 })
    return there.name || say(`seat-${this.#defaultName(seat)}`)
  }

  /** Which of the language's names a computer player gets: its seat's, if no person has it. */
  #defaultName(seat: number): number {
    const seats = this.seen!.table.seats
    const people = new Set(seats.map(({ name }) => name))
    if (!people.has(say(`seat-${seat}`))) return seat
    const free = (at: number) => !seats[at]?.computer && !people.has(say(`seat-${at}`))
    return NAMES.find(free) ?? seat
  }

  /** Who speaks to this person, in signs. */
  readonly teller: Teller = $derived({ family: this.family, you: this.you, name: this.name })
  /** Whether several people share this device. */
  readonly shared: boolean = $derived((this.seen?.you.length ?? 0) > 1)

  /** What a seat is called by the person in view. */
  readonly called = (seat: number): string => (seat === this.you ? say('you') : this.name(seat))

  #count = 0

  note(texts: readonly string[]): void {
    const added = texts.map((text) => ({ id: (this.#count += 1), text }))
    this.log = [...this.log, ...added].slice(-MOST_LOGGED)
  }

  /** Why the last wish made at a place was refused. */
  readonly reasonsAt = (place: Place): readonly Fault[] =>
    this.refused?.place === place ? this.refused.reasons : []

  /** Whom a mute concerns: the next person at a seat is heard again. */
  readonly ear = (seat: number): string => `${seat} ${this.seen?.table.seats[seat]?.name ?? ''}`
}
