/**
 * How a sentence begins: with a capital, also where one of our own words was put in.
 *
 * A card, a suit or “you” is written small where it stands by itself. What a person typed, such as
 * a name, stays as it was typed. `maija.text.beginning` is the same for the terminal.
 */
import { OURS } from './words'

/** How a sentence ends; what ends otherwise may stand in the middle of another. */
const WHOLE = /[.!?:]$/

/** A sentence with a capital, if a word of ours begins it; `you` is one in any fact. */
export function begun(text: string, facts: Record<string, unknown>, code: string, you: unknown): string {
  const ours = ([name, fact]: [string, unknown]) =>
    fact && (fact === you || OURS.includes(name)) && text.startsWith(String(fact))
  if (!WHOLE.test(text) || !Object.entries(facts).some(ours)) return text
  return text[0]!.toLocaleUpperCase(code) + text.slice(1)
}
