/** How large cards are drawn, so that all of them fit into the room there is. Sizes in pixels. */

/** A card is this much higher than wide. */
export const HEIGHT = 1.4
/** The least that has to be seen of a card in a fan to be read and touched; more where it is high. */
const LEAST_STEP = 26
const EASY_STEP = 32
const HIGH = 700
/** In narrower cards the index takes the whole face, and more of it has to be seen. */
export const WIDE = 84
/** Of so many cards each may be larger. */
const FEW = 6
const LARGEST = 140
const SMALLEST = 34
/** What a card on the table may always have, if there is room. */
const EASY = 76

const clamp = (least: number, size: number, most: number) => Math.max(least, Math.min(size, most))

export interface HandFit {
  /** The width of a card. */
  readonly width: number
  readonly rows: number
  /** From one card of a row to the next. */
  readonly step: number
  /** From one row to the next. */
  readonly strip: number
}

/**
 * The hand in a room of that width, at a table of that height: as few rows as can be read; `larger`
 * is by how much its cards are larger than usual.
 */
export function fitHand(count: number, room: number, table: number, larger = 1): HandFit {
  const usual = Math.min(room / (count <= FEW ? 5.3 : 6.2), (table * 0.2) / HEIGHT)
  const base = clamp(46, usual * larger, LARGEST)
  const least = table >= HIGH ? EASY_STEP : LEAST_STEP
  const few = rowsFor(count, base, room, least)
  const width = few > 1 && table < HIGH ? Math.max(44, base * 0.88) : base
  const rows = few > 1 ? rowsFor(count, width, room, least) : 1
  const each = Math.max(1, Math.ceil(count / rows) - 1)
  const step = Math.min(width * 0.8, Math.max(0, room - width) / each)
  return { width, rows, step, strip: width * HEIGHT * (width < WIDE ? 0.66 : 0.4) }
}

function rowsFor(count: number, width: number, room: number, least: number): number {
  const each = Math.max(1, Math.floor((room - width) / least) + 1)
  return Math.max(1, Math.ceil(count / each))
}

/** Where each card of a hand lies: its row and its place in it, rows as even as can be. */
export function rowsOf(count: number, rows: number): { row: number; at: number; of: number }[] {
  const each = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / each)
    return { row, at: place % each, of: Math.min(each, count - row * each) }
  })
}

/** By how much larger the cards have to become for another row; less where they are small. */
const WORTH = 1.3
const WORTH_SMALL = 1.12
/** A pair of the bout takes this many widths and heights of a card, the gap beside it included. */
const PAIR = { wide: 1.72, high: 1.34 }

export interface PairsFit {
  readonly width: number
  /** How many pairs lie in a row, the rows as even as can be. */
  readonly columns: number
}

/** The pairs of a bout in a room, each card as wide as can be. */
export function fitPairs(count: number, room: number, high: number): PairsFit {
  const most = clamp(EASY, Math.min(room / 3, high * 0.28), LARGEST)
  let best = { width: 0, columns: 1 }
  // One row is read at a glance: more of them have to be worth it.
  for (let rows = 1; rows <= Math.max(1, count); rows += 1) {
    const columns = Math.ceil(count / rows)
    const width = Math.min(most, room / columns / PAIR.wide, high / rows / HEIGHT / PAIR.high)
    if (width > best.width * (best.width < EASY ? WORTH_SMALL : WORTH)) best = { width, columns }
  }
  return { ...best, width: clamp(SMALLEST, best.width, LARGEST) }
}

/** How far the cards of a trick lie from its middle, in widths of a card. */
interface Ring {
  readonly across: number
  readonly down: number
  /** How much nearer to the middle those lie that are not at the sides. */
  readonly inner: number
}
export interface TrickFit extends Ring {
  readonly width: number
}

const RING: Ring = { across: 1.55, down: 0.92, inner: 1 }
/** Of many cards no corner touches another, neither in a low room nor in a narrow one. */
const FOUR: readonly Ring[] = [
  { across: 2.2, down: 0.92, inner: 1 },
  { across: 1.4, down: 1.85, inner: 1 },
]
const MORE: readonly Ring[] = [
  { across: 2.45, down: 0.92, inner: 0.8 },
  { across: 1.9, down: 1.95, inner: 1 },
]

/**
 * A trick in a room, one card towards each of so many others, and one's own at the lower edge; each
 * card as wide as can be.
 */
export function fitTrick(others: number, room: number, high: number): TrickFit {
  const rings = others < 4 ? [RING] : others === 4 ? FOUR : MORE
  const fits = rings.map((ring) => ({
    ...ring,
    width: Math.min(room / (2 * ring.across + 1.4), high / (2 * ring.down + 1.66)),
  }))
  const best = fits.reduce((one, other) => (other.width > one.width ? other : one))
  return { ...best, width: clamp(SMALLEST, best.width, LARGEST) }
}
