/** Who sits where around the table, as the person in view sees it. */

export interface Placed {
  readonly seat: number
  /** From the middle towards the seat: to the right, and down; each from -1 to 1. */
  readonly x: number
  readonly y: number
}

/**
 * Where the others sit, by how many they are: from the left over the top to the right. The corners
 * at the bottom stay free for what lies beside the middle.
 */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, -1]],
  [[-0.75, -0.75], [0.75, -0.75]],
  [[-1, -0.08], [0, -1], [1, -0.08]],
  [[-1, -0.1], [-0.42, -1], [0.42, -1], [1, -0.1]],
  [[-1, -0.15], [-0.62, -1], [0, -1], [0.62, -1], [1, -0.15]],
  [[-1, 0.06], [-1, -0.54], [-0.36, -1], [0.36, -1], [1, -0.54], [1, 0.06]],
  [[-1, 0.06], [-1, -0.52], [-0.56, -1], [0, -1], [0.56, -1], [1, -0.52], [1, 0.06]],
  [[-1, 0.08], [-1, -0.46], [-0.72, -1], [-0.25, -1], [0.25, -1], [0.72, -1], [1, -0.46], [1, 0.08]],
]

/** The others, from the left of this seat over the top to its right; all if nobody is in view. */
export function others(players: number, you: number): Placed[] {
  const count = you < 0 ? players : players - 1
  return (PLACES[count] ?? []).map(([x, y], at) => ({
    seat: you < 0 ? at : (you + 1 + at) % players,
    x,
    y,
  }))
}

/** Everybody: the others, and the own seat at the lower edge. */
export function everybody(players: number, you: number): Placed[] {
  return you < 0 ? others(players, you) : [...others(players, you), { seat: you, x: 0, y: 1 }]
}

/** A ring of six, for who looks on: nobody's card lies at the lower edge alone. */
const SIX = [[-0.5, 0.95], [-1, -0.05], [-0.5, -1], [0.5, -1], [1, -0.05], [0.5, 0.95]] as const

/** Where the cards of a trick lie: towards those who played them. */
export function lying(players: number, you: number): Placed[] {
  const all = everybody(players, you)
  if (you >= 0 || players !== SIX.length) return all
  return all.map(({ seat }, at) => ({ seat, x: SIX[at]![0], y: SIX[at]![1] }))
}
