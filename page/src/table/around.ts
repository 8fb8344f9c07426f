/** Who sits where around the table, as the person in view sees it. */

export interface Placed {
  readonly seat: number
  /** From the middle towards the seat: to the right, and down; each from -1 to 1. */
  readonly x: number
  readonly y: number
}

/** Where the others sit, by how many they are: from the left over the top to the right. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, -1]],
  [[-0.75, -0.75], [0.75, -0.75]],
  [[-1, -0.08], [0, -1], [1, -0.08]],
  [[-1, -0.1], [-0.42, -1], [0.42, -1], [1, -0.1]],
  [[-1, -0.15], [-0.62, -1], [0, -1], [0.62, -1], [1, -0.15]],
  [[-1, 0.35], [-1, -0.45], [-0.36, -1], [0.36, -1], [1, -0.45], [1, 0.35]],
  [[-1, 0.42], [-1, -0.42], [-0.56, -1], [0, -1], [0.56, -1], [1, -0.42], [1, 0.42]],
  [[-1, 0.5], [-1, -0.3], [-0.72, -1], [-0.25, -1], [0.25, -1], [0.72, -1], [1, -0.3], [1, 0.5]],
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
