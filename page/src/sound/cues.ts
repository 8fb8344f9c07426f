/**
 * What of a table is heard and felt: a card that is laid, one's own turn, cards taken up, the end of
 * a deal. Which of them a message brings is found here; how they sound stands in `sounds.ts`.
 */
import { sound, vibration } from '../access/preferences.svelte'
import { type Seen, viewOf } from '../lib/updates'
import type { Happened } from '../lib/protocol'

export type Cue = 'card' | 'taken' | 'over' | 'turn'

/** Milliseconds of a touch that is felt and no alarm. */
const TOUCH = 40
const CARD = new Set(['led', 'beat', 'led-first', 'played'])
const TAKEN = new Set(['picked-up', 'trick-won', 'claimed'])

/** What is heard when one state of the table follows another; the turn comes last. */
export function cuesOf(before: Seen, after: Seen, events: readonly Happened[]): Cue[] {
  const kinds = events.map(({ kind }) => kind)
  const cues: Cue[] = []
  if (kinds.some((kind) => CARD.has(kind))) cues.push('card')
  if (kinds.some((kind) => TAKEN.has(kind))) cues.push('taken')
  if (kinds.includes('ended')) cues.push('over')
  else if (isAsked(after) && !isAsked(before)) cues.push('turn')
  return cues
}

/** Whether the table waits for one of the own seats. */
function isAsked(seen: Seen): boolean {
  const view = viewOf(seen)
  return view !== null && !view.scores && seen.you.some((seat) => view.turn.includes(seat))
}

/** Let it be heard and felt, where somebody wants that. */
export function cue(cues: readonly Cue[]): void {
  if (!cues.length) return
  if (sound.now === 'on') {
    void import('./sounds').then(({ play }) => cues.forEach((each, at) => play(each, at)))
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (vibration.now === 'on' && !still && cues.includes('turn')) navigator.vibrate?.(TOUCH)
}
