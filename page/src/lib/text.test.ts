import { FluentResource } from '@fluent/bundle'
import texts from 'virtual:texts'
import { expect, test, vi } from 'vitest'
import { cardName } from './cards'
import {
  bundleOf, fitting, Inflected, language, languages, learn, listed, say, sentence, speak,
} from './text.svelte'

const file = (text: string) => new FluentResource(text)
const OWN = bundleOf('fi', [file('greeting = Hei, { $name }!\n')])
const ENGLISH = bundleOf('en', [file('greeting = Hello, { $name }!\nfarewell = Bye.\n')])

test('a sentence is not said in the language of its reader', () => {
  expect(sentence([OWN, ENGLISH], 'greeting', { name: 'Aino' })).toBe('Hei, Aino!')
})

test('a sentence that only English has is not said', () => {
  expect(sentence([OWN, ENGLISH], 'farewell', {})).toBe('Bye.')
})

test('invisible marks stand around a name', () => {
  expect(sentence([ENGLISH], 'greeting', { name: 'Lempi' })).not.toMatch(/[\u2066-\u2069]/)
})

test('a missing sentence passes a test in silence', () => {
  expect(() => sentence([ENGLISH], 'no-such-thing', {})).toThrow('no sentence no-such-thing')
})

test('a missing fact passes a test in silence', () => {
  expect(() => sentence([ENGLISH], 'greeting', {})).toThrow('$name')
})

test('a person loses the page over a sentence', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(sentence([ENGLISH], 'no-such-thing', { seat: 2 })).toBe('no such thing (seat: 2)')
  expect(sentence([ENGLISH], 'greeting', {})).toBe('greeting')
})

test('a broken file of sentences passes a test in silence', () => {
  expect(() => bundleOf('en', [file('a = one\n'), file('a = two\n')])).toThrow('a')
})

test('a reader of Swedish in Finland gets English', () => {
  const there = ['en', 'fi', 'sv']
  expect(fitting(['sv-FI', 'fi'], there)).toBe('sv')
  expect(fitting(['de', 'FI-fi'], there)).toBe('fi')
  expect(fitting(['de'], there)).toBe('en')
  expect(fitting([], there)).toBe('en')
})

test('the sentences of the project do not reach the page', async () => {
  expect(languages).toContain('en')
  await speak('en-GB')
  expect(language()).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  expect(say('word-take')).toBe('take')
})

test('names stand in a row as in another language', async () => {
  await speak('fr')
  expect(listed(['Aino', 'Eino', 'Helmi'])).toBe('Aino, Eino et Helmi')
  expect(listed(['Aino'])).toBe('Aino')
  await speak('sv')
  expect(listed(['Aino', 'Eino'])).toBe('Aino och Eino')
})

const card = (number: number) => new Inflected((form) => cardName(number, form))

test('cards are called otherwise in Finnish, or in the wrong form', async () => {
  await speak('fi')
  expect(cardName(49)).toBe('patarouva')
  expect([26, 33, 34, 35].map((card) => cardName(card))).toEqual([
    'herttakakkonen', 'herttayhdeksikkö', 'herttakymppi', 'herttajätkä',
  ])
  expect(say('page-cards', { number: 1 })).toBe('1 kortti')
  expect(say('page-cards', { number: 30 })).toBe('30 korttia')
  const facts = { who: 'other', seat: 'Aino', attack: card(31), cards: card(49) }
  expect(say('mustamaija-beat', facts)).toBe('Aino kaataa herttaseitsikon patarouvalla.')
  await speak('en')
  expect(say('mustamaija-beat', facts)).toBe('Aino beats the 7 of hearts with the queen of spades.')
  expect(cardName(49)).toBe('queen of spades')
  expect(cardName(6)).toBe('8 of clubs')
})

/** What the reader of the page makes of a sentence: its facts and what it tells apart. */
type Part = string | { type: string; name?: string; value?: unknown; [more: string]: unknown }

/** For each fact of a sentence the values that it tells apart, and one that it does not. */
function factsOf(pattern: unknown, found = new Map<string, Set<string | number>>()) {
  const parts = Array.isArray(pattern) ? (pattern as Part[]) : [pattern as Part]
  for (const part of parts) {
    if (typeof part === 'string' || part === null) continue
    if (part.type === 'var') found.set(part.name!, found.get(part.name!) ?? new Set())
    if (part.type === 'func') factsOf(part['args'], found)
    if (part.type !== 'select') continue
    const selector = part['selector'] as { type: string; name: string }
    factsOf(selector, found)
    for (const { key, value } of part['variants'] as { key: { value: string | number }; value: unknown }[]) {
      if (selector.type === 'var') found.get(selector.name)!.add(key.value)
      factsOf(value, found)
    }
  }
  return found
}

/** Facts for each way of saying a sentence. */
function waysOf(facts: Map<string, Set<string | number>>) {
  let ways: Record<string, string | number>[] = [{}]
  for (const [name, keys] of facts) {
    const counted = ['one', 'other'].some((key) => keys.has(key)) || [...keys].some(Number.isInteger)
    const values = keys.size ? [...keys, ...(counted ? [1, 2, 5] : [])] : ['Aino']
    ways = ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value })))
  }
  return ways
}

test.each(languages)('a sentence in %s cannot be read or said in the page', async (code) => {
  await speak(code)
  for (const { body } of (await texts[code]!()).default) {
    for (const { id, value } of body.filter((each) => !each.id.startsWith('-'))) {
      for (const facts of waysOf(factsOf(value))) {
        expect(say(id, facts), id).toMatch(/^\S.*\S$|^\S$/)
      }
    }
  }
  await speak('en')
})

test('a part that is loaded together with a language is not said in it', async () => {
  // As when somebody comes straight to the house rules.
  await Promise.all([speak('fi'), learn('house')])
  expect(say('page-rules-of')).toBe('Talon säännöt')
  const learning = learn('front')
  await speak('sv')
  await learning
  expect(say('page-install')).toBe('Installera Maija')
  await speak('en')
})
