import { beforeEach, expect, test } from 'vitest'
import { Preference } from './preference.svelte'

beforeEach(() => localStorage.clear())

test('what somebody prefers is forgotten, or nonsense is preferred', () => {
  const before = new Preference('speed', ['normal', 'fast'])
  expect(before.now).toBe('normal')
  before.choose('fast')
  expect(before.now).toBe('fast')
  expect(new Preference('speed', ['normal', 'fast']).now).toBe('fast')
  localStorage.setItem('speed', 'warp')
  expect(new Preference('speed', ['normal', 'fast']).now).toBe('normal')
})
