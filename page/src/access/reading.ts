/**
 * What the keys of the table read aloud: the hand, what lies there, who holds how many, the score.
 *
 * Each answers with whole sentences, out of what the seat has been told. Nothing is announced here.
 */
import { cardName, suitName, SUITS, suitOf } from '../lib/cards'
import type { HeartsView, MustamaijaView, View } from '../lib/protocol'
import { Inflected, say } from '../lib/text.svelte'
import { asked } from '../table/question'
import { isHearts, isMustamaija } from '../table/roles'
import type { TableState } from '../table/state.svelte'

/** What stands in a bout for a card that is not beaten yet, and for one that is given up. */
const OPEN = -1
const SPOKEN = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'jack', 'queen', 'king', 'ace'] as const

/** A card for a sentence that asks for it in a case of its language. */
export const inflected = (card: number) => new Inflected((form) => cardName(card, form))

/** The own cards of one suit. */
export function readSuit({ hand }: TableState, suit: number): string {
  const own = hand.filter((card) => suitOf(card) === suit).toSorted((a, b) => a - b)
  const ranks = own.map((card) => say('page-read-rank', { rank: SPOKEN[card % 13]! })).join(', ')
  return say('page-read-suit', { kind: SUITS[suit]!, number: own.length, ranks })
}

export function readHand(screen: TableState): string[] {
  const suits = SUITS.flatMap((_, suit) => (screen.hand.some((card) => suitOf(card) === suit) ? [suit] : []))
  const chosen = screen.chosen.map((card) => cardName(card)).join(', ')
  return [
    ...(suits.length ? suits.map((suit) => readSuit(screen, suit)) : [say('page-hand-empty')]),
    ...(chosen ? [say('page-read-chosen', { cards: chosen })] : []),
  ]
}

export function readTable(screen: TableState): string[] {
  const { view, family } = screen
  if (!view) return [say('page-read-nothing')]
  if (isMustamaija(family, view)) return readBout(screen, view)
  return isHearts(family, view) ? readTrick(screen, view) : []
}

function readBout({ beats, target }: TableState, view: MustamaijaView): string[] {
  const lines = view.bout.map(([card, answer], at) => {
    const attack = inflected(card)
    const laid = beats.find(([place]) => place === at)?.[1]
    if (answer >= 0) return say('page-read-beaten', { attack, card: inflected(answer) })
    if (laid !== undefined) return say('page-read-laid', { attack, card: inflected(laid) })
    if (answer !== OPEN) return say('page-read-given-up', { card: attack })
    return say(at === target ? 'page-read-next' : 'page-read-open', { card: attack })
  })
  const trump = say('page-read-trump', { suit: suitName(view.trump) })
  return [...(lines.length ? lines : [say('page-read-nothing')]), trump]
}

function readTrick({ called }: TableState, view: HeartsView): string[] {
  const order = view.trick.map((_, at) => ((view.leader ?? 0) + at) % view.players)
  const lines = order.flatMap((seat) => {
    const card = view.trick[seat]
    return card == null ? [] : [say('page-read-trick', { seat: called(seat), card: cardName(card) })]
  })
  if (!lines.length) return [say('page-read-nothing')]
  const winner = view.winner === null ? [] : [say('page-read-winner', { seat: called(view.winner) })]
  return [...lines, ...winner]
}

export function readCounts({ view, family, called }: TableState): string[] {
  if (!view) return [say('page-read-nothing')]
  const seats = view.counts.map((number, seat) =>
    number === null
      ? say('page-read-count-hidden', { seat: called(seat) })
      : say('page-read-count', { seat: called(seat), number }),
  )
  return isMustamaija(family, view) ? [...seats, say('page-read-stock', { number: view.stock })] : seats
}

/** What is asked now, or who is waited for. */
export function readTurn(screen: TableState): string[] {
  return [asked(screen, cardName) || say('page-read-nothing')]
}

/** What was last told. */
export const readLast = ({ heard }: TableState): readonly string[] =>
  heard.length ? heard : [say('page-log-empty')]

export function readScore(screen: TableState): string[] {
  const { seen, view, family, called } = screen
  const totals = seen?.table.results.length ? seen.table.totals : []
  const lines = totals.map((number, seat) => say('page-read-total', { seat: called(seat), number }))
  return [...(lines.length ? lines : [say('page-scores-none')]), ...pointsOf(family, view, called)]
}

function pointsOf(family: string, view: View | null, called: (seat: number) => string): string[] {
  if (!view || !isHearts(family, view)) return []
  return view.points.map((number, seat) =>
    say('page-read-points', { seat: called(seat), tricks: view.tricks[seat]!, number }),
  )
}
