import { beforeEach, expect, test } from 'vitest'
import { noteMatch, noteTold, prompts, promptsNow, tips, tipsNow, toldIn } from './when.svelte'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  prompts.choose('first')
  tips.choose('first')
})

test('prompts end in the middle of the first match, or go on after it', () => {
  expect(promptsNow('hearts', 'a 0')).toBe(true)
  noteMatch('hearts', 'a 0')
  expect(promptsNow('hearts', 'a 0')).toBe(true)
  expect(promptsNow('hearts', 'a 1')).toBe(false)
  expect(promptsNow('mustamaija', 'b 0')).toBe(true)
})

test('tips end with the first match, or never', () => {
  for (const match of ['a', 'b', 'c']) {
    expect(tipsNow('hearts', match)).toBe(true)
    noteMatch('hearts', match)
    noteMatch('hearts', match)
  }
  expect(tipsNow('hearts', 'd')).toBe(false)
  expect(tipsNow('hearts', 'c')).toBe(true)
})

test('what a person says about help is not done', () => {
  prompts.choose('off')
  tips.choose('off')
  expect(promptsNow('hearts', 'a') || tipsNow('hearts', 'a')).toBe(false)
  prompts.choose('on')
  tips.choose('on')
  for (const match of ['a', 'b', 'c', 'd']) noteMatch('hearts', match)
  expect(promptsNow('hearts', 'e') && tipsNow('hearts', 'e')).toBe(true)
})

test('a tip is told twice in a deal, or not at all in the next one; nonsense is believed', () => {
  noteTold('t 1', 'duck')
  noteTold('t 1', 'keep-queen')
  expect(toldIn('t 1')).toEqual(['duck', 'keep-queen'])
  expect(toldIn('t 2')).toEqual([])
  noteTold('t 2', 'duck')
  expect(toldIn('t 1')).toEqual([])
  sessionStorage.setItem('tips-told', '{"t 2":7}')
  expect(toldIn('t 2')).toEqual([])
  localStorage.setItem('matches', '{"hearts":')
  expect(promptsNow('hearts', 'a')).toBe(true)
  localStorage.setItem('matches', '{"hearts":"x"}')
  expect(promptsNow('hearts', 'a')).toBe(true)
})
