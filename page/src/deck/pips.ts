/** The signs of the suits, how many of them lie where on a card, and the aces. */
import { SUITS, suitOf } from '../lib/cards'
import { MAIJA } from './maija'
import { SIGNS, signAt } from './signs'
import { disc, HEIGHT, ID, onWheel, placed, shape, spoke, WIDTH } from './svg'

/** The class that gives a card its colours; the black queen has her own. */
export const coloured = (card: number): string =>
  `${ID}of-${SUITS[suitOf(card)]!}${card === MAIJA ? ` ${ID}of-maija` : ''}`

const LEFT = 77
const MIDDLE = 120
const RIGHT = 163
const CENTRE = 168
const TOP = 62
const SIZE = 50

type Place = readonly [number, number]
const pair = (y: number): Place[] => [[LEFT, y], [RIGHT, y]]

/** The upper half of the numbers from two to ten; what lies above the centre lies below it too. */
const LAYOUT: readonly (readonly Place[])[] = [
  [[MIDDLE, TOP]],
  [[MIDDLE, TOP], [MIDDLE, CENTRE]],
  pair(TOP),
  [...pair(TOP), [MIDDLE, CENTRE]],
  [...pair(TOP), ...pair(CENTRE)],
  [...pair(TOP), ...pair(CENTRE)],
  [...pair(TOP), ...pair(CENTRE), [MIDDLE, 115]],
  [...pair(TOP), ...pair(132), [MIDDLE, CENTRE]],
  [...pair(TOP), ...pair(132), [MIDDLE, 97]],
]

/** A card of numbers, without its corners: all its signs in one shape. */
export function numbers(suit: number, rank: number): string {
  const lay = LAYOUT[rank]!
  const signs = lay.map(([x, y]) => signAt(suit, x, y, SIZE / 100))
  // The seven has its odd sign above the centre only.
  if (rank === 5) signs.push(signAt(suit, MIDDLE, 115, SIZE / 100))
  for (const [x, y] of lay) {
    if (y !== CENTRE) signs.push(signAt(suit, WIDTH - x, HEIGHT - y, -SIZE / 100))
  }
  return `<path d="${signs.join('')}"/>`
}

/** By how much the middle of a sign seems to be lower than it is. */
const SINKS = [0, 0, -3, 2]

/** A big sign with a smaller one engraved in it, in a wreath of rays. */
export function ace(suit: number): string {
  const sign = SIGNS[suit]!
  const every = (step: number, drawn: (angle: number) => string) =>
    Array.from({ length: 360 / step }, (_, at) => drawn(at * step)).join('')
  return (
    shape('ray', every(10, (angle) => spoke(MIDDLE, CENTRE, 76, 84, angle))) +
    `<path d="${every(30, (angle) => disc(...onWheel(MIDDLE, CENTRE, 88, angle), 2.4))}"/>` +
    placed(sign, MIDDLE, CENTRE, 124) +
    placed(sign, MIDDLE, CENTRE + SINKS[suit]!, 96, 'engraved') +
    placed(sign, MIDDLE, CENTRE + SINKS[suit]!, 40, 'inlaid')
  )
}
