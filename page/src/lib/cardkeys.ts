/**
 * A card by two keys: its suit, then its rank, in the letters of the language.
 *
 * The letters are those that the cards have (`words.ts`). Where a suit begins as another one or has
 * the letter of a rank, a later letter of its name is its key: who reads suit after suit must not
 * play an ace or a king by it. A rank has the last sign of what is printed, so a ten is `0` and a
 * Swedish knave `n`.
 */
import { ENGLISH } from './text.svelte'
import { RANKS, SUIT_LETTERS } from './words'

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The suits by later letters: r*i*sti r*u*utu, k*l*över, т*р*ефы, ka*r*o k*u*pa. */
const LATER: Record<string, readonly string[]> = {
  fi: ['i', 'u', 'h', 'p'],
  ru: ['р', 'б', 'ч', 'п'],
  sv: ['l', 'r', 'h', 's'],
  tr: ['s', 'r', 'u', 'm'],
}

/** The keys of clubs, diamonds, hearts and spades. */
export const suitKeys = (language: string): readonly string[] =>
  LATER[language] ??
  (SUIT_LETTERS[language] ?? SUIT_LETTERS[ENGLISH]!).map((each) => each.toLowerCase())

/** The keys of the ranks, from two to ace. */
export const rankKeys = (language: string): string[] =>
  (RANKS[language] ?? RANKS[ENGLISH]!).map((each) => each.at(-1)!.toLowerCase())

/** The suit that a key means. */
export const suitOfKey = (pressed: Pressed, language: string): number | null =>
  placeOf(pressed, suitKeys(language), suitKeys(ENGLISH))

/** The rank that a key means once a suit is named; a one is the beginning of a ten. */
export function rankOfKey(pressed: Pressed, language: string): number | null {
  const digit = digitOf(pressed)
  const keys = rankKeys(language)
  if (digit !== null) return keys.indexOf(digit === '1' ? '0' : digit)
  return placeOf(pressed, keys, rankKeys(ENGLISH))
}

/** The digit of a key; also where the row of digits gives signs, as on French keyboards. */
export function digitOf({ key, code, shiftKey }: Pressed): string | null {
  if (/^\d$/.test(key)) return key
  const row = /^Digit(\d)$/.exec(code)
  return row && !shiftKey && !/^[?.]$/.test(key) ? row[1]! : null
}

/** Where a key stands among these; a keyboard of another script is read by where its keys are. */
function placeOf({ key, code }: Pressed, own: readonly string[], english: readonly string[]) {
  const typed = key.toLowerCase()
  if (typed.length !== 1) return null
  const latin = /^[a-z]$/
  const place = own.indexOf(typed)
  if (place >= 0) return place
  const foreign = latin.test(typed)
    ? !own.some((each) => latin.test(each)) && english.indexOf(typed)
    : own.indexOf(/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '')
  return foreign === false || foreign < 0 ? null : foreign
}
