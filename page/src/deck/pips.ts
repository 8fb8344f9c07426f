/** The signs of the suits, how many of them lie where on a card, and the aces. */
import { SUITS, suitOf } from '../lib/cards'
import { MAIJA } from './maija'
import { disc, ID, placed, round, shape, symbol, turned } from './svg'

/** Each in a box of 100. */
const SIGNS = [
  // clubs
  'M50 4C37 4 27 14 27 27C27 33 29 38 33 42C30 41 27 40 24 40C12 40 3 49 3 61C3 73 12 82 24 82C34 82 42 76 46 66C46 80 42 90 33 96H67C58 90 54 80 54 66C58 76 66 82 76 82C88 82 97 73 97 61C97 49 88 40 76 40C73 40 70 41 67 42C71 38 73 33 73 27C73 14 63 4 50 4Z',
  // diamonds
  'M50 2C59 20 71 36 86 50C71 64 59 80 50 98C41 80 29 64 14 50C29 36 41 20 50 2Z',
  // hearts
  'M50 96C42 78 5 62 5 32C5 16 16 7 28 7C39 7 47 14 50 25C53 14 61 7 72 7C84 7 95 16 95 32C95 62 58 78 50 96Z',
  // spades
  'M50 3C44 24 6 40 6 63C6 76 15 83 26 83C35 83 43 78 46 68C46 80 42 90 33 96H67C58 90 54 80 54 68C57 78 65 83 74 83C85 83 94 76 94 63C94 40 56 24 50 3Z',
]

export const pip = (suit: number): string => `pip-${SUITS[suit]!}`

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

/** A card of numbers, without its corners. */
export function numbers(suit: number, rank: number): string {
  const lay = LAYOUT[rank]!
  const draw = (places: readonly Place[]) =>
    places.map(([x, y]) => placed(pip(suit), x, y, SIZE)).join('')
  // The seven has its odd sign above the centre only.
  const odd = rank === 5 ? placed(pip(suit), MIDDLE, 115, SIZE) : ''
  return draw(lay) + odd + turned(draw(lay.filter(([, y]) => y !== CENTRE)))
}

/** The symbols of the four suits. */
export const pips = (): string =>
  SIGNS.map((d, suit) => symbol(pip(suit), '0 0 100 100', `<path d="${d}"/>`)).join('')

/** By how much the middle of a sign seems to be lower than it is. */
const SINKS = [0, 0, -3, 2]

/** A big sign with a smaller one engraved in it, in a wreath of rays. */
export function ace(suit: number): string {
  const sign = pip(suit)
  const every = (step: number) => Array.from({ length: 360 / step }, (_, at) => at * step)
  return (
    round(every(10), MIDDLE, CENTRE, shape('ray', `M${MIDDLE} 92V84`)) +
    round(every(30), MIDDLE, CENTRE, `<path d="${disc(MIDDLE, 80, 2.4)}"/>`) +
    placed(sign, MIDDLE, CENTRE, 124) +
    placed(sign, MIDDLE, CENTRE + SINKS[suit]!, 96, 'engraved') +
    placed(sign, MIDDLE, CENTRE + SINKS[suit]!, 40, 'inlaid')
  )
}
