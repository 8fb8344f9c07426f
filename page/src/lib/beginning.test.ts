import { expect, test } from 'vitest'
import { begun } from './beginning'

test('a sentence begins small with “you” or with a card', () => {
  expect(begun('siz: 5 kart.', { seat: 'siz' }, 'tr', 'siz')).toBe('Siz: 5 kart.')
  expect(begun('queen of hearts: not beaten yet.', { card: 'queen of hearts' }, 'en', 'you'))
    .toBe('Queen of hearts: not beaten yet.')
})

test('a Turkish sentence begins with a capital of another language', () => {
  expect(begun('ikili oynandı.', { card: 'ikili' }, 'tr', 'siz')).toBe('İkili oynandı.')
  expect(begun('it is played.', { card: 'it' }, 'en', 'you')).toBe('It is played.')
})

test('a name is written otherwise than it was typed', () => {
  expect(begun('aino: 5 cards.', { seat: 'aino', card: 'ace', attack: '' }, 'en', 'you')).toBe('aino: 5 cards.')
})

test('a part of a sentence has a capital in the middle of it', () => {
  expect(begun('ace of hearts, chosen', { card: 'ace of hearts' }, 'en', 'you')).toBe('ace of hearts, chosen')
})
