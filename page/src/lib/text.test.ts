import { expect, test, vi } from 'vitest'
import { bundleOf, fitting, language, languages, say, sentence, speak } from './text.svelte'

const OWN = bundleOf('fi', ['greeting = Hei, { $name }!\n'])
const ENGLISH = bundleOf('en', ['greeting = Hello, { $name }!\nfarewell = Bye.\n'])

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
  expect(() => bundleOf('en', ['a = one\n', 'a = two\n'])).toThrow('a')
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
