/** The bout before this one, put together from what was seen of it and what was told. */
import type { Happened } from '../lib/protocol'

/** A card of a bout with its answer: a card, -1 for none yet, -2 when it was given up. */
export type Pair = readonly [number, number]

export const UNANSWERED = -1
export const GIVEN_UP = -2

/** The bout after these events: what was beaten, and by what; what was left stays without. */
export function boutAfter(bout: readonly Pair[], events: readonly Happened[]): Pair[] {
  const after = [...bout]
  for (const { kind, cards = [], number = -1 } of events) {
    if (kind === 'beat') answer(after, number, cards[0] ?? UNANSWERED)
    else if (kind === 'left') for (const card of cards) answer(after, card, GIVEN_UP)
  }
  return after
}

function answer(bout: Pair[], card: number, by: number): void {
  const at = bout.findIndex(([each, answered]) => each === card && answered === UNANSWERED)
  if (at >= 0) bout[at] = [card, by]
}

/** Whether a bout is over now that this one lies on the table. */
export const isOver = (before: readonly Pair[], now: readonly Pair[]): boolean =>
  before.length > 0 && (now.length < before.length || now[0]?.[0] !== before[0]?.[0])
