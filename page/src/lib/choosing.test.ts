import { expect, test } from 'vitest'
import { beatersOf, groupOf, laid, mayJoin, standing, stillLaid, tapped } from './choosing'
import type { Choices, Pick } from './protocol'

const NOTHING: Choices = { words: [], pick: [], cover: [], must_cover: 0, best: [], pass_: null }
const pick = (card: number, joins: number[], more: Partial<Pick> = {}): Pick => ({
  card,
  joins,
  least: 1,
  most: 3,
  word: 52,
  ...more,
})
const LEAD = { ...NOTHING, pick: [pick(14, [13, 16]), pick(13, [14, 16]), pick(30, [])] }

test('a lead is sent in the order in which it was touched', () => {
  const chosen = [16, 14, 13].reduce<number[]>((before, card) => tapped(LEAD, before, card), [])
  expect(chosen).toEqual([14, 13])
  expect(groupOf(LEAD, [14, 13])).toEqual([13, 14, 52])
})

test('a card of another suit joins a lead', () => {
  expect(mayJoin(LEAD, [14], 30)).toBe(false)
  expect(tapped(LEAD, [14], 30)).toEqual([30])
})

test('one card is led twice, or its twin not at all', () => {
  const twins = { ...NOTHING, pick: [pick(14, [14])] }
  expect(mayJoin(twins, [14], 14)).toBe(true)
  expect(mayJoin(twins, [14, 14], 14)).toBe(false)
  expect(mayJoin({ ...NOTHING, pick: [pick(14, [])] }, [14], 14)).toBe(false)
})

test('too few or too many cards are sent', () => {
  const two = { ...NOTHING, pick: [pick(14, [13, 16], { least: 2, most: 2, word: null })] }
  expect(groupOf(two, [])).toBeNull()
  expect(groupOf(two, [14])).toBeNull()
  expect(groupOf(two, [14, 16])).toEqual([14, 16])
  expect(mayJoin(two, [14, 16], 13)).toBe(false)
})

test('not exactly so many cards are passed as are asked for', () => {
  const pass = { ...NOTHING, pass_: { cards: [1, 2, 3, 4], exactly: 3 } }
  const chosen = [4, 2, 1, 3].reduce<number[]>((before, card) => tapped(pass, before, card), [])
  expect(chosen).toEqual([4, 2, 1])
  expect(groupOf(pass, [4, 2])).toBeNull()
  expect(groupOf(pass, chosen)).toEqual([1, 2, 4])
  expect(tapped(pass, chosen, 2)).toEqual([4, 1])
})

test('cards chosen before a stale command are forgotten', () => {
  expect(standing(LEAD, [14, 13])).toEqual([14, 13])
  expect(standing({ ...NOTHING, pick: [pick(14, [16])] }, [14, 13])).toEqual([14])
})

const COVER = {
  ...NOTHING,
  cover: [
    { at: 0, card: 13, beaters: [15, 20] },
    { at: 1, card: 14, beaters: [15, 20] },
  ],
}

test('one card beats two', () => {
  expect(beatersOf(COVER, [15, 20], [[0, 15]], 1)).toEqual([20])
  expect(beatersOf(COVER, [15, 15, 20], [[0, 15]], 1)).toEqual([15, 20])
  expect(beatersOf(COVER, [15, 20], [[0, 15]], 0)).toEqual([15, 20])
})

test('a card that was laid cannot be taken up again', () => {
  expect(laid(laid([], 0, 15), 0, 15)).toEqual([])
  expect(laid(laid([], 0, 15), 0, 20)).toEqual([[0, 20]])
})

test('a card laid before stays where it no longer beats', () => {
  const beats = [[0, 15], [1, 20], [2, 3]] as const
  expect(stillLaid(COVER, [15], beats)).toEqual([[0, 15]])
})
