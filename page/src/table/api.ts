/**
 * What can be done at a table, and what is done when something comes. Every verb is here, and
 * nothing is drawn. Rules are the service's: what may be done stands in `choices`.
 */
import { announce } from '../lib/announcing.svelte'
import { cardName } from '../lib/cards'
import { beatersOf, groupOf, laid, mayJoin, standing, stillLaid, tapped } from '../lib/choosing'
import { Connection, type Wish } from '../lib/connection'
import { beginsAtOnce } from '../lib/entering'
import { gameFile, isThere, Refusal, socketAddress } from '../lib/house'
import type { Choices, Hinted, Message, Proof, Said, Update, Welcome } from '../lib/protocol'
import { due, judge, promise, remembered, transcriptIn } from '../lib/sealing'
import { tell } from '../lib/telling'
import { say } from '../lib/text.svelte'
import { eventsOf, type Seen, updated, welcomed } from '../lib/updates'
import { Motion } from '../motion/motion'
import { cue, cuesOf } from '../sound/cues'
import { boutAfter, isOver, type Pair } from './bouts'
import { NOBODY, TableState, type Place } from './state.svelte'

/** Seconds that a phrase is shown. */
const PHRASE = 6
/** Seconds after which a hint that could not be worked out yet is asked for again. */
const ASK_AGAIN = 4
/** What the screen shows for as long as it matters is not told as well. */
const SHOWN = new Set(['sealed', 'opened'])

type Unseated<T> = T extends unknown ? Omit<T, 'deal' | 'at' | 'seat'> : never
type Group = Unseated<Extract<Wish, { do: 'act' | 'defend' }>>

export class TableApi {
  readonly screen = new TableState()
  readonly #connection: Connection
  readonly #sealed = new Set<string>()
  readonly #motion = new Motion()
  #phrases = 0
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: string) {
    this.screen.promised = remembered()
    this.#connection = new Connection((since) => socketAddress(table, since), {
      since: () => this.screen.seen?.version ?? -1,
      hear: (message) => this.#hear(message),
      line: (line) => {
        this.screen.line = line
        // Whoever comes back is told anew.
        if (line.is !== 'open') this.screen.warming = false
      },
      isThere,
    })
  }

  open(): void {
    this.#connection.open()
  }

  close(): void {
    this.#connection.close()
    clearTimeout(this.#again)
    this.#motion.stop()
  }

  /** Take up the line at once. */
  retry(): void {
    this.#connection.retry()
  }

  /** Ask for something; whether it was done. A refusal appears at the place. */
  async do(place: Place, wish: Wish): Promise<boolean> {
    const { screen } = this
    if (screen.busy.has(place)) return false
    screen.busy = new Set(screen.busy).add(place)
    if (screen.refused?.place === place) screen.refused = null
    const reasons = await this.#connection.send(wish)
    screen.busy = new Set([...screen.busy].filter((each) => each !== place))
    if (reasons === null) return true
    if (reasons.length) this.refuse(place, reasons)
    return false
  }

  /** Ask for something that nobody waits for; where it is refused, nothing is shown. */
  ask(wish: Wish): void {
    void this.#connection.send(wish)
  }

  /** Show why something was not done. */
  refuse(place: Place, reasons: Refusal['reasons']): void {
    this.screen.refused = { place, reasons }
  }

  // --- cards ---

  /** What changes only here: cards fly from where they were. */
  rearrange(change: () => void): void {
    this.#motion.around(change)
  }

  /** A card of the hand was tapped; `used` if it is one that was chosen before. */
  tap(card: number, used: boolean): void {
    const { choices, chosen } = this.screen
    if (!choices || this.screen.busy.has('hand')) return
    if (choices.cover.length) {
      if (used) this.pickUp(card)
      else this.#layOrWhy(choices, card)
    } else if (used) {
      this.screen.refused = null
      const rest = chosen.toSpliced(chosen.lastIndexOf(card), 1)
      this.rearrange(() => (this.screen.chosen = standing(choices, rest)))
    } else if (isSingle(choices) && mayJoin(choices, [], card)) {
      void this.#play({ do: 'act', actions: [card] })
    } else {
      const after = tapped(choices, chosen, card)
      if (after.length === chosen.length && !chosen.includes(card)) this.#askWhy(choices, card)
      else this.screen.refused = null
      this.rearrange(() => (this.screen.chosen = after))
    }
  }

  /** A card is laid where it beats: on the card that was named, or else on the first that fits. */
  #layOrWhy(choices: Choices, card: number, only: number | null = null): void {
    const { screen } = this
    const open = openPlaces(choices, screen).filter((at) => only === null || at === only)
    const place = open.find((at) => beatersOf(choices, screen.hand, screen.beats, at).includes(card))
    if (place !== undefined) {
      screen.refused = null
      this.rearrange(() => (screen.beats = laid(screen.beats, place, card)))
      screen.target = null
    } else if (open[0] !== undefined) {
      void this.#play({ do: 'defend', beats: [...screen.beats, [open[0], card]] }, 'keep')
    }
  }

  /** A card was carried to a card of the bout: it is laid there, or the service says why not. */
  layAt(card: number, at: number): void {
    const { choices } = this.screen
    if (!choices || this.screen.busy.has('hand')) return
    const beat = this.screen.beats.find(([place]) => place === at)
    if (beat) this.pickUp(beat[1])
    this.screen.target = at
    this.#layOrWhy(choices, card, at)
  }

  /** A laid card goes back into the hand. */
  pickUp(card: number): void {
    const beat = this.screen.beats.findLast(([, each]) => each === card)
    if (!beat) return
    this.rearrange(() => (this.screen.beats = laid(this.screen.beats, ...beat)))
    this.screen.target = beat[0]
  }

  /** A card of the bout was named: the next card goes there. */
  aim(at: number): void {
    const beat = this.screen.beats.find(([place]) => place === at)
    if (beat) this.pickUp(beat[1])
    this.screen.target = at
  }

  /** The cover that the service suggests. */
  suggest(): void {
    this.rearrange(() => (this.screen.beats = [...(this.screen.choices?.best ?? [])]))
    this.screen.target = null
  }

  /** Everything goes back into the hand. */
  clear(): void {
    this.rearrange(() => {
      this.screen.chosen = []
      this.screen.beats = []
    })
    this.screen.target = null
    this.screen.refused = null
  }

  /** What was chosen is sent. */
  play(): Promise<boolean> {
    const { choices, chosen, beats } = this.screen
    if (!choices) return Promise.resolve(false)
    if (choices.cover.length) return this.#play({ do: 'defend', beats: [...beats] })
    const actions = groupOf(choices, chosen)
    return actions ? this.#play({ do: 'act', actions }) : Promise.resolve(false)
  }

  /** A word is said. */
  word(action: number): Promise<boolean> {
    return this.#play({ do: 'act', actions: [action] })
  }

  /** The service is asked why a card does not go along; it refuses such a group whole. */
  #askWhy(choices: Choices, card: number): void {
    const word = choices.pick[0]?.word ?? null
    const cards = [...this.screen.chosen, card].sort((a, b) => a - b)
    if (!choices.pick.length) return
    void this.#play({ do: 'act', actions: word === null ? cards : [...cards, word] }, 'keep')
  }

  async #play(group: Group, after: 'clear' | 'keep' = 'clear'): Promise<boolean> {
    const { seen } = this.screen
    if (!seen?.deal || !seen.own) return false
    const { serial: deal, at } = seen.deal
    const { seat } = seen.own
    const done = await this.do('hand', { ...group, seat, deal, at } as Wish)
    if (done && after === 'clear') this.clear()
    const waits = this.screen.view?.turn.includes(seat)
    if (done && this.screen.shared && !waits) void this.do('show', { do: 'show', seat: null })
    return done
  }

  // --- hints ---

  /** The service is asked what had best be done. */
  askHint(): void {
    const { seen, mayAsk } = this.screen
    if (!mayAsk || !seen?.deal || !seen.own) return
    const { serial: deal, at } = seen.deal
    clearTimeout(this.#again)
    void this.do('hint', { do: 'hint', seat: seen.own.seat, deal, at })
  }

  /** A hint is asked for, or put away. */
  toggleHint(): void {
    if (this.screen.hint) this.dropHint()
    else this.askHint()
  }

  /** The hint is put away, and what was said about it. */
  dropHint(): void {
    clearTimeout(this.#again)
    this.screen.hint = null
    if (this.screen.refused?.place === 'hint') this.screen.refused = null
  }

  #hinted(hint: Hinted): void {
    if (!this.#isOpen(hint)) return
    this.screen.hint = hint
    if (hint.waits) this.#again = setTimeout(() => this.askHint(), ASK_AGAIN * 1000)
  }

  /** Whether a hint is about what is to be decided now. */
  #isOpen({ seat, deal, at }: Pick<Hinted, 'seat' | 'deal' | 'at'>): boolean {
    const { seen, choices } = this.screen
    return choices !== null && seen?.own?.seat === seat && seen.deal?.serial === deal && seen.deal.at === at
  }

  // --- what comes ---

  #hear(message: Message): boolean {
    switch (message.is) {
      case 'welcome':
        this.#welcome(message)
        return true
      case 'update':
        return this.#update(message)
      case 'said':
        this.#said(message)
        return true
      case 'hint':
        this.#hinted(message)
        return true
      case 'guide':
        this.screen.guided = message
        return true
      case 'warming':
        this.screen.warming = message.on
        return true
      case 'pulse':
        this.#setClock(message.now)
        return true
      case 'refused':
        if (!message.ack) this.refuse('table', message.reasons)
        return true
      default:
        return true
    }
  }

  #welcome(message: Welcome): void {
    this.#setClock(message.now)
    this.screen.seen = welcomed(message)
    this.screen.lead = []
    this.screen.lastBout = []
    this.#follow()
    if (!beginsAtOnce(this.table)) return
    if (message.table.phase === 'gathering') {
      for (const seat of message.you) void this.do('deal', { do: 'ready', seat, ready: true })
    }
  }

  #update(message: Update): boolean {
    const { screen } = this
    this.#setClock(message.now)
    if (!screen.seen) return false
    const seen = updated(screen.seen, message)
    if (!seen) return false
    if (seen === screen.seen) return true
    this.#keepBout(screen.seen, seen, message)
    const before = this.#motion.before()
    cue(cuesOf(screen.seen, seen, eventsOf(message)))
    screen.seen = seen
    void this.#motion.after(before, eventsOf(message), screen.you)
    this.#tell(message)
    this.#follow()
    return true
  }

  /** A bout that is over is kept until the next one is. */
  #keepBout(before: Seen, seen: Seen, message: Update): void {
    if (message.all.dealt) this.screen.lastBout = []
    const bout = boutOf(before)
    if (isOver(bout, boutOf(seen))) this.screen.lastBout = boutAfter(bout, eventsOf(message))
  }

  /** What several people hear at once is only what everybody may know, and nobody is “you”. */
  #tell(message: Update): void {
    const { screen } = this
    const known = screen.shared ? (message.all.events ?? []) : eventsOf(message)
    const events = known.filter(({ kind }) => !SHOWN.has(kind))
    const teller = screen.shared ? { ...screen.teller, you: NOBODY } : screen.teller
    const { told, lead } = tell(teller, events, screen.lead)
    const { told: heard } = tell({ ...teller, card: cardName }, events, screen.lead)
    screen.lead = lead
    if (heard.length) screen.heard = heard
    screen.note(told)
    announce(...heard)
  }

  #said({ seat, phrase }: Said): void {
    const { screen } = this
    if (screen.muted.has(screen.ear(seat))) return
    const told = { id: (this.#phrases += 1), seat, phrase }
    screen.phrases = [...screen.phrases.filter((each) => each.seat !== seat), told]
    setTimeout(() => {
      screen.phrases = screen.phrases.filter(({ id }) => id !== told.id)
    }, PHRASE * 1000)
    const text = say('page-said', { seat: screen.name(seat), text: say(`phrase-${phrase}`) })
    screen.note([text])
    announce(text)
  }

  #setClock(now: number): void {
    this.screen.ahead = now - performance.now() / 1000
  }

  /** What follows from what was told: chosen cards that no longer go, the shuffle, the proof. */
  #follow(): void {
    const { screen } = this
    const { choices } = screen
    screen.chosen = choices ? standing(choices, screen.chosen) : []
    screen.beats = choices ? stillLaid(choices, screen.hand, screen.beats) : []
    if (screen.hint && !this.#isOpen(screen.hint)) this.dropHint()
    this.#prove()
    this.#shuffle()
  }

  // --- the shuffle ---

  /** Take part in the shuffle for every own seat. */
  #shuffle(): void {
    const { table, you } = this.screen.seen!
    if (table.phase !== 'shuffling' || !table.shuffle) return
    const promised = promise(this.screen.promised, table.shuffle, you)
    this.screen.promised = promised
    for (const wish of due(promised, table.shuffle, you)) {
      const name = `${promised.commitment} ${wish.do} ${wish.seat}`
      if (this.#sealed.has(name)) continue
      this.#sealed.add(name)
      // Too late is no fault: the table names those who added nothing.
      void this.#connection.send(wish)
    }
  }

  /** Check the last finished deal, once. */
  #prove(): void {
    const { proof } = this.screen.seen!.table
    if (!proof || this.screen.verdict?.proof.secret === proof.secret) return
    this.screen.verdict = { proof, verdict: { is: 'unseen' } }
    void this.prove(proof)
  }

  /** Recompute a finished deal from what was published, and compare it with what was promised. */
  async prove(proof: Proof): Promise<void> {
    const { screen } = this
    const { table } = screen.seen!
    const { promised } = screen
    const running = table.phase === 'shuffling' || table.phase === 'playing'
    if (running && promised?.commitment === table.shuffle?.commitment) return
    const finished = table.match !== proof.match || table.results.length > proof.deal
    try {
      const file = finished ? await gameFile(this.table, proof.match) : ''
      const verdict = judge(promised, proof, transcriptIn(file, proof.deal))
      screen.verdict = { proof, verdict }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refuse('proof', error.reasons)
    }
  }
}

const boutOf = ({ deal }: Seen): readonly Pair[] => (deal && 'bout' in deal.view ? deal.view.bout : [])

/** Whether one card is all that can be played, with nothing to end it: it is played at once. */
export const isSingle = ({ pick }: Choices) =>
  pick.length > 0 && pick.every(({ most, word }) => most === 1 && word === null)

/** The places of the bout without a card on them, the one that was named first. */
export function openPlaces(choices: Choices, screen: TableState): number[] {
  const laidOn = new Set(screen.beats.map(([at]) => at))
  const open = choices.cover.map(({ at }) => at).filter((at) => !laidOn.has(at))
  return screen.target !== null && open.includes(screen.target)
    ? [screen.target, ...open.filter((at) => at !== screen.target)]
    : open
}
