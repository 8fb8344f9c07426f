import { expect, test } from 'vitest'
import { digitOf, rankKeys, rankOfKey, suitKeys, suitOfKey } from './cardkeys'
import { RANKS } from './words'

const LANGUAGES = Object.keys(RANKS)
const key = (sign: string, code = '', shiftKey = false) => ({ key: sign, code, shiftKey })

test.each(LANGUAGES)('two suits or two ranks share a key in %s, or a suit is a digit', (language) => {
  expect(new Set(suitKeys(language)).size).toBe(4)
  expect(new Set(rankKeys(language)).size).toBe(13)
  expect(suitKeys(language).join('')).not.toMatch(/[\d.?]/)
  suitKeys(language).forEach((sign, suit) => {
    expect(suitOfKey(key(sign.toUpperCase()), language)).toBe(suit)
  })
  rankKeys(language).forEach((sign, rank) => expect(rankOfKey(key(sign), language)).toBe(rank))
})

test.each(LANGUAGES)('reading suit after suit plays an ace or a king in %s', (language) => {
  expect(suitKeys(language).filter((each) => rankKeys(language).includes(each))).toEqual([])
})

test('a Finnish suit, a ten, or a Swedish knave has another key than is told', () => {
  expect(suitKeys('fi')).toEqual(['i', 'u', 'h', 'p'])
  expect(suitKeys('fr')).toEqual(['t', 'k', 'c', 'p'])
  expect(rankOfKey(key('1'), 'fi')).toBe(8)
  expect(rankOfKey(key('n'), 'sv')).toBe(9)
  expect(rankOfKey(key('т'), 'ru')).toBe(12)
})

test('a keyboard of another script plays no card', () => {
  expect(suitOfKey(key('h', 'KeyH'), 'ru')).toBe(2)
  expect(suitOfKey(key('р', 'KeyH'), 'en')).toBe(2)
  expect(suitOfKey(key('Home', 'Home'), 'en')).toBeNull()
})

test('a French row of digits reads nothing, or a question mark is a digit', () => {
  expect(digitOf(key('&', 'Digit1'))).toBe('1')
  expect(digitOf(key('?', 'Digit7', true))).toBeNull()
  expect(rankOfKey(key('é', 'Digit2'), 'fr')).toBe(0)
})
