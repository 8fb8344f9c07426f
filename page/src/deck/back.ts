/** The back of the cards: a lattice, and two spades under one crown, the same on its head. */
import { SIGNS } from './signs'
import { disc, type Fill, placed, round, shape, turned } from './svg'

const PANEL = 'M24 12H216A12 12 0 0 1 228 24V312A12 12 0 0 1 216 324H24A12 12 0 0 1 12 312V24A12 12 0 0 1 24 12Z'
const INNER = 'M28 20H212A8 8 0 0 1 220 28V308A8 8 0 0 1 212 316H28A8 8 0 0 1 20 308V28A8 8 0 0 1 28 20Z'
const LOZENGE = 'M120 48L200 168L120 288L40 168Z'

/** A tile of 24: four leaves that meet, and a dot where they do. */
export const LATTICE: Fill = ['lattice', () =>
  '<pattern id="deck-lattice" width="24" height="24" x="12" y="12" patternUnits="userSpaceOnUse">' +
  shape('thread', 'M0 0Q12 4 24 0Q20 12 24 24Q12 20 0 24Q4 12 0 0Z') + shape('knot', disc(12, 12, 2.2)) +
  shape('thread', 'M0 0L24 24M24 0L0 24') + '</pattern>']

export function back(): string {
  const half = placed(SIGNS[3]!, 120, 138, 46, 'knot') + shape('knot', 'M107 110L103 95L113 102L120 89L127 102L137 95L133 110Q120 105 107 110Z')
  return (
    shape('cloth', PANEL) + `<path d="${INNER}" fill="url(#deck-lattice)"/>` + shape('thread', INNER) +
    shape('cloth', LOZENGE) + shape('thread', LOZENGE) + shape('thread', 'M120 62L190 168L120 274L50 168Z') +
    half + turned(half) + round([0, 90], 120, 168, shape('knot', disc(120, 168, 2.6)))
  )
}
