/** In which order a person wants to hold the hand; it is kept for the next time. */
import { suitOf } from '../lib/cards'
import { keep, recall } from '../lib/keep'

export const ORDERS = ['suit', 'trump', 'rank'] as const
export type Order = (typeof ORDERS)[number]

const KEPT = 'hand-order'
/** The suits so that red and black take turns: clubs, diamonds, spades, hearts. */
const TURNS = [0, 1, 3, 2]

let chosen = $state<Order>(ORDERS.find((each) => each === recall(KEPT)) ?? 'suit')

export const order = () => chosen

export function orderBy(wanted: Order): void {
  chosen = wanted
  keep(KEPT, wanted)
}

/** The cards in that order; with `trump`, trumps lie together at the right. */
export function sorted(cards: readonly number[], by: Order, trump: number | null): number[] {
  const suit = (card: number) => TURNS[suitOf(card)]!
  const rank = (card: number) => card % 13
  const last = (card: number) => Number(suitOf(card) === trump)
  return [...cards].sort((a, b) => {
    if (by === 'rank') return rank(a) - rank(b) || suit(a) - suit(b)
    if (by === 'trump') return last(a) - last(b) || suit(a) - suit(b) || a - b
    return suit(a) - suit(b) || a - b
  })
}
