/**
 * Facts as words: what happened, and why something is refused.
 *
 * No sentence stands here, only which facts go into which; the sentences are those of the whole
 * project. What happens at a table itself is told by `table-event-…`, a deal by its family.
 */
import { cardShown, cardSign, suitName, wordOf } from './cards'
import { type Fault, type Happened, TABLE_EVENTS } from './protocol'
import { type Facts, Inflected, NOMINATIVE, say } from './text.svelte'

/** The kinds of events of the table itself. */
const OF_TABLE: ReadonlySet<string> = new Set(TABLE_EVENTS)
/** What a sentence is told where a fact is missing or hidden. */
const NONE = 'none'

/** Who speaks to whom. */
export interface Teller {
  readonly family: string
  /** The seat of the person who is spoken to; -1 for none of them. */
  readonly you: number
  /** What a seat is called. */
  readonly name: (seat: number) => string
  /** How a card is written, in a case of the language; by default as it is seen. */
  readonly card?: (card: number, grammatical: string) => string
}

// ------------------------------------------------------------------------------ what happened

/** Events as sentences; `lead` are the cards of a lead that was not yet complete. */
export function tell(
  teller: Teller,
  events: readonly Happened[],
  lead: readonly number[] = [],
): { told: string[]; lead: readonly number[] } {
  const told: string[] = []
  let led = [...lead]
  let left: Happened[] = []
  // That a deal is over is said once: by its family, which knows how it ended.
  const ended = events.some(({ kind }) => kind === 'ended')
  for (const event of events) {
    if (ended && event.kind === 'deal-over') continue
    if (OF_TABLE.has(event.kind)) {
      told.push(tableEvent(teller, event))
    } else if (event.kind === 'led') {
      led.push(...(event.cards ?? []))
    } else if (event.kind === 'lead-ended') {
      told.push(dealEvent(teller, { ...event, cards: led.sort((a, b) => a - b) }))
      led = []
    } else if (event.kind === 'left') {
      left.push(event)
    } else if (isWorthTelling(teller, event)) {
      // What was left is told when it is picked up.
      if (event.kind === 'picked-up') left = []
      told.push(dealEvent(teller, event))
    }
  }
  return { told: [...told, ...left.map((event) => dealEvent(teller, event))], lead: led }
}

/** The hand tells the deal, and what leaves play the cards that were beaten. */
function isWorthTelling({ you }: Teller, { kind, seat, number }: Happened): boolean {
  if (kind === 'passed') return you < 0 || you === seat || you === number
  return !['dealt', 'discarded', 'chose'].includes(kind)
}

function usual(teller: Teller, { seat, cards, number }: Happened): Facts {
  return {
    who: who(teller, seat),
    seat: seat === undefined ? NONE : nameOf(teller, seat),
    cards: cardsOf(teller, cards),
    number: number ?? -1,
  }
}

function tableEvent(teller: Teller, event: Happened): string {
  const name = event.name ?? NONE
  return say(`table-event-${event.kind}`, { ...usual(teller, event), name })
}

function dealEvent(teller: Teller, event: Happened): string {
  const { kind, number = -1 } = event
  const facts = usual(teller, event)
  if (kind === 'trump-turned' || kind === 'named') facts['suit'] = suitName(number)
  else if (kind === 'beat') facts['attack'] = cardsOf(teller, [number])
  else if (kind === 'claimed' || kind === 'passed') {
    facts['to'] = nameOf(teller, number)
    facts['yours'] = number === teller.you ? 'yes' : 'no'
  } else if (kind === 'declined') {
    const naming = wordOf(teller.family, number).startsWith('name-')
    facts['what'] = say(naming ? 'decline-name' : 'decline-draw')
  } else if (kind === 'moon-scored') facts['how'] = wordOf(teller.family, number)
  return say(`${teller.family}-${kind}`, facts)
}

// ------------------------------------------------------------------------------ why not

const CARDS = new Set(['card', 'attack', 'lead'])
const SUITS = new Set(['suit', 'trump'])
const OPTIONAL: Facts = { close: NONE, lead: NONE }

/** Why something is refused, with the clause it rests on. */
export function reason(teller: Teller | null, { code, facts = {}, clause = '' }: Fault): string {
  const told: Facts = { ...OPTIONAL }
  for (const [name, fact] of Object.entries(facts)) told[name] = factOf(teller, name, fact)
  const sentence = say(`reason-${code}`, told)
  return clause ? say('with-clause', { sentence, clause }) : sentence
}

function factOf(teller: Teller | null, name: string, fact: unknown) {
  if (typeof fact === 'number') {
    if (teller && name === 'seat') {
      return fact < 0 ? NONE : fact === teller.you ? 'you' : nameOf(teller, fact)
    }
    if (teller && name === 'word') return say(`word-${wordOf(teller.family, fact)}`)
    if (CARDS.has(name)) return fact < 0 ? NONE : new Inflected((form) => cardShown(fact, form))
    if (SUITS.has(name)) return fact < 0 ? NONE : suitName(fact)
    return fact
  }
  if (Array.isArray(fact)) return fact.map(String).join(', ') || say('nothing')
  return String(fact)
}

// ------------------------------------------------------------------------------ who and what

const who = ({ you }: Teller, seat: number | undefined) =>
  seat === undefined ? 'nobody' : seat === you ? 'you' : 'other'

const nameOf = ({ you, name }: Teller, seat: number) => (seat === you ? say('you') : name(seat))

/** One card in the case that a sentence asks for, several in a row as they are. */
export function cardsOf({ card }: Teller, cards: readonly number[] | undefined) {
  if (!cards?.length) return NONE
  if (cards.length === 1) return new Inflected((form) => (card ?? cardShown)(cards[0]!, form))
  return cards.map((each) => card?.(each, NOMINATIVE) ?? cardSign(each)).join(card ? ', ' : ' ')
}
