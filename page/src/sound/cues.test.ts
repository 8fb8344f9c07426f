import { expect, test, vi } from 'vitest'
import { sound, vibration } from '../access/preferences.svelte'
import type { Happened } from '../lib/protocol'
import type { Seen } from '../lib/updates'
import { cue, cuesOf } from './cues'

const seen = (turn: number[], scores: number[] | null = null): Seen =>
  ({ you: [0], own: null, deal: { view: { turn, scores } } }) as unknown as Seen
const event = (kind: string): Happened => ({ kind }) as Happened

test('a turn is heard twice, or again at the end of the deal', () => {
  expect(cuesOf(seen([1]), seen([0]), [event('played')])).toEqual(['card', 'turn'])
  expect(cuesOf(seen([0]), seen([0]), [])).toEqual([])
  expect(cuesOf(seen([1]), seen([0], [1, 0]), [event('picked-up'), event('ended')])).toEqual(['taken', 'over'])
})

test('a phone shakes though nobody wants it, or though less should move', () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, vibrate })
  const reduced = vi.fn(() => ({ matches: false }))
  vi.stubGlobal('matchMedia', reduced)
  cue(['turn'])
  vibration.choose('on')
  cue(['card'])
  expect(vibrate).not.toHaveBeenCalled()
  cue(['turn'])
  expect(vibrate).toHaveBeenCalledOnce()
  reduced.mockReturnValue({ matches: true })
  cue(['turn'])
  expect(vibrate).toHaveBeenCalledOnce()
  expect(sound.now).toBe('off')
})
