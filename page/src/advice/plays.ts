/**
 * What a seat does in one go, and what it is likely to come to, as words. No rule stands here, only
 * which facts go into which sentence.
 */
import { cardShown, cardSign, suitName, wordOf } from '../lib/cards'
import type { Question, Remarked, Weighed } from '../lib/protocol'
import type { Teller } from '../lib/telling'
import { type Facts, Inflected, NOMINATIVE, say } from '../lib/text.svelte'

/** Actions below it are cards. */
const WORDS = 52
const LAID: Record<string, string> = { lead: 'lead', add: 'add', pass: 'pass', trick: 'card', defend: 'card' }
const NAMING = 'name-'

const isCard = (action: number): boolean => action < WORDS

// ------------------------------------------------------------------------------ what is done

/** What is done, as in `lead ♣7 ♣9`. */
export function playText(teller: Teller, question: Question, actions: readonly number[]): string {
  const { kind } = question
  const [first] = actions
  if (first === undefined) return say('advice-play-wait')
  const word = isCard(first) ? '' : wordOf(teller.family, first)
  if (word.startsWith(NAMING)) return say('advice-play-name', { suit: say(`suit-${word.slice(NAMING.length)}`) })
  if (kind === 'defend' && (isCard(first) || word === 'take')) return defence(teller, question, actions)
  const cards = actions.filter(isCard)
  if (cards.length) return say(`advice-play-${LAID[kind] ?? 'card'}`, { cards: shown(teller, cards) })
  return kind === 'add' ? say('advice-play-end') : say('advice-play-word', { word: say(`word-${word}`) })
}

/** The answers to the cards to beat, in their order. */
function defence(teller: Teller, { cards = [] }: Question, actions: readonly number[]): string {
  const pairs = actions.flatMap((action, at) => {
    const card = cards[at]
    if (card === undefined || !isCard(action)) return []
    return [say('advice-pair', { card: shown(teller, [card]), beater: shown(teller, [action]) })]
  })
  const left = cards.filter((_, at) => actions[at] !== undefined && !isCard(actions[at]))
  const facts: Facts = { pairs: pairs.join(', '), cards: shown(teller, left) }
  if (!pairs.length) return say('advice-play-leave', facts)
  return say(left.length ? 'advice-play-beat-some' : 'advice-play-beat', facts)
}

/** One card in the case that a sentence asks for, several in a row as they are. */
export function shown({ card }: Teller, cards: readonly number[]): Inflected | string {
  if (!cards.length) return 'none'
  if (cards.length === 1) return new Inflected((form) => (card ?? cardShown)(cards[0]!, form))
  return cards.map((each) => card?.(each, NOMINATIVE) ?? cardSign(each)).join(card ? ', ' : ' ')
}

/** A remark on a play as a sentence. */
export function remarkText(teller: Teller, remark: Remarked): string {
  const { code, number, against, cards = [], seat, suit } = remark
  return say(`remark-${code}`, {
    number: number ?? -1,
    against: against ?? -1,
    cards: shown(teller, cards),
    who: seat == null ? 'nobody' : seat === teller.you ? 'you' : 'other',
    seat: seat == null ? 'none' : seat === teller.you ? say('you') : teller.name(seat),
    suit: suitName(suit ?? null),
  })
}

// ------------------------------------------------------------------------------ what it comes to

export const LOSING = 'losing'
/** What was tried in fewer deals is called rough. */
const FEWEST = 200
const VALUES: Record<number, string> = { 1: 'win', 0: 'draw', [-1]: 'loss' }

export type Worth = Pick<Weighed, 'counted' | 'margin' | 'solved'>

/** Whether it is known for certain; that somebody loses hangs on whether others err. */
export const isCertain = ({ solved }: Worth): boolean => solved != null && solved >= 0

/** What a play is likely to come to, short, as in `loses 12 %`. */
export function worthText(unit: string, worth: Worth): string {
  const { counted, solved } = worth
  if (isCertain(worth)) return say('advice-short-solved', { value: VALUES[solved!]! })
  return unit === LOSING
    ? say('advice-short-losing', { percent: 100 * counted })
    : say('advice-short-points', { points: counted })
}

/** How far that may be off; nothing where it is certain. */
export function marginText(unit: string, worth: Worth): string {
  const { margin = 0 } = worth
  if (isCertain(worth)) return ''
  return unit === LOSING
    ? say('advice-margin-losing', { margin: 100 * margin })
    : say('advice-margin-points', { margin })
}

/** The same as a whole sentence. */
export function worthSentence(unit: string, worth: Worth): string {
  const { counted, margin = 0, solved } = worth
  if (isCertain(worth)) return say('advice-solved', { value: VALUES[solved!]! })
  return unit === LOSING
    ? say('advice-losing', { percent: 100 * counted, margin: 100 * margin })
    : say('advice-points', { points: counted, margin })
}

/** That an estimate is rough, or rests on others erring; nothing where neither is so. */
export function roughText({ dropped, solved, tries = 0 }: Weighed): string {
  if (solved != null) return solved < 0 ? say('advice-short-solved', { value: VALUES[solved]! }) : ''
  return dropped && tries < FEWEST ? say('advice-few', { deals: tries }) : ''
}

/** Where a value lies between nothing, or the best where that is less, and the worst: 0 to 1. */
export function share(value: number, values: readonly number[]): number {
  const least = Math.min(0, ...values)
  const most = Math.max(...values, least)
  return most > least ? (value - least) / (most - least) : 0
}
