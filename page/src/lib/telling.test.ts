import { beforeAll, expect, test } from 'vitest'
import { learn, speak } from './text.svelte'
import { reason, tell, type Teller } from './telling'
import { TABLE_EVENTS } from './protocol'
import { EVENTS } from './words'

const names = ['Aino', 'Eino', 'Lempi', 'Onni']
const MAIJA: Teller = { family: 'mustamaija', you: 0, name: (seat) => names[seat]! }
const HEARTS: Teller = { ...MAIJA, family: 'hearts' }

beforeAll(async () => {
  await speak('en')
  await learn('reasons')
})

const told = (teller: Teller, ...events: Parameters<typeof tell>[1]) => tell(teller, events).told

test('a lead of three cards is told card by card', () => {
  const lead = [14, 13, 15].map((card) => ({ kind: 'led', seat: 1, cards: [card], number: 1 }))
  expect(told(MAIJA, ...lead, { kind: 'lead-ended', seat: 1, number: 3 })).toEqual([
    'Eino leads ♦2 ♦3 ♦4.',
  ])
})

test('a lead in two messages loses the cards of the first', () => {
  const first = tell(MAIJA, [{ kind: 'led', seat: 1, cards: [14], number: 1 }])
  expect(first.told).toEqual([])
  const rest = [{ kind: 'led', seat: 1, cards: [13], number: 2 }, { kind: 'lead-ended', seat: 1 }]
  expect(tell(MAIJA, rest, first.lead).told).toEqual(['Eino leads ♦2 ♦3.'])
})

test('what was left and picked up is told twice', () => {
  const left = { kind: 'left', seat: 2, cards: [14], number: 14 }
  const picked = { kind: 'picked-up', seat: 2, cards: [14], number: 1 }
  expect(told(MAIJA, left, picked)).toEqual(['Lempi picks up ♦3.'])
  expect(told(MAIJA, left)).toEqual(['Lempi leaves ♦3.'])
})

test('it is told twice that a deal is over', () => {
  const over = { kind: 'deal-over', number: 1 }
  expect(told(HEARTS, { kind: 'ended' }, over)).toEqual(['The deal is over.'])
  expect(told(HEARTS, over)).toEqual(['Deal 1 is over.'])
})

test('a person is spoken of as somebody else', () => {
  expect(told(MAIJA, { kind: 'beat', seat: 0, cards: [49], number: 14 })).toEqual([
    'You beat ♦3 with ♠Q.',
  ])
})

test('cards that others drew are shown', () => {
  expect(told(MAIJA, { kind: 'drew', seat: 3, number: 2 })).toEqual(['Onni draws 2 cards.'])
})

test('what is passed among others is told', () => {
  const passed = { kind: 'passed', seat: 1, number: 2 }
  expect(told(HEARTS, passed)).toEqual([])
  expect(told({ ...HEARTS, you: 2 }, { ...passed, cards: [14] })).toEqual(['Eino passes you ♦3.'])
})

test('a person who gets up is told as a card that is left', () => {
  expect(told(MAIJA, { kind: 'got-up', seat: 1, name: 'Eino' })).toEqual(['Eino leaves the table.'])
  const kinds: readonly string[] = TABLE_EVENTS
  expect(Object.values(EVENTS).flatMap((of) => of.filter((kind) => kinds.includes(kind)))).toEqual([])
})

test('there is an event without a sentence', () => {
  for (const kind of TABLE_EVENTS) {
    told(MAIJA, { kind, seat: 1, name: 'rest' })
    told({ ...MAIJA, you: 1 }, { kind, seat: 1, name: 'take-back' })
  }
  for (const teller of [MAIJA, HEARTS]) {
    for (const kind of EVENTS[teller.family as keyof typeof EVENTS]) {
      told(teller, { kind, seat: 1, cards: [14], number: kind.endsWith('scored') ? 52 : 2 })
    }
  }
})

test('a refusal hides its clause or its card', () => {
  const fault = { code: 'not-in-hand', facts: { card: 49 }, clause: 'S1.20' }
  expect(reason(MAIJA, fault)).toBe('You do not hold ♠Q. [S1.20]')
  expect(reason(MAIJA, { code: 'not-your-turn', facts: { seat: 2 } })).toBe(
    'It is not your turn: Lempi is to act.',
  )
})
