/**
 * Every sentence of the page in the language of its reader.
 *
 * The sentences are those of the whole project: `src/maija/text/locales/<language>/*.ftl`. A
 * language is loaded when somebody reads it, English always: it has every sentence. What only some
 * parts of the page say is loaded with them (`learn`). A sentence that is missing, or lacks a fact,
 * is noted in the console and said in plain English.
 */
import {
  FluentBundle, type FluentResource, FluentType, type FluentValue, type FluentVariable,
} from '@fluent/bundle'
import { untrack } from 'svelte'
import texts, { later } from 'virtual:texts'
import { begun } from './beginning'

export type Facts = Record<string, FluentVariable>

export const ENGLISH = 'en'

/** The languages there are, by their codes. */
export const languages: readonly string[] = Object.keys(texts)

/**
 * A fact that has another form in some sentences of some languages. A sentence asks for one with
 * `FORM($cards, case: "genitive")`; where it asks for none, the fact is in its first form.
 */
export class Inflected extends FluentType<(grammatical: string) => string> {
  override toString(): string {
    return this.value(NOMINATIVE)
  }
}

export const NOMINATIVE = 'nominative'
const FORM = ([fact]: FluentValue[], { case: grammatical }: Record<string, FluentValue>) =>
  fact instanceof Inflected ? fact.value(String(grammatical)) : fact!

const CHOICE = 'language'
const bundles = new Map<string, Promise<FluentBundle>>()
/** The parts of the page whose sentences are known as well, and their loading by language. */
const learned = new Set<string>()
const lessons = new Map<string, Promise<void>>()
/** The language that is spoken as soon as it is there. */
let sought = ENGLISH
let spoken = $state.raw<{ language: string; bundles: readonly FluentBundle[] }>({
  language: ENGLISH,
  bundles: [],
})

/** The language that is spoken now. */
export const language = () => spoken.language

/** The language of this person: the one chosen here before, or the first the browser asks for. */
export function wanted(asked: readonly string[] = navigator.languages): string {
  return fitting([chosenBefore() ?? '', ...asked])
}

/** The first of the asked languages that there is (`sv-FI` is content with `sv`), or English. */
export function fitting(asked: readonly string[], there: readonly string[] = languages): string {
  for (const tag of asked.map((each) => each.toLowerCase())) {
    const found = [tag, tag.split('-')[0]!].find((each) => there.includes(each))
    if (found) return found
  }
  return ENGLISH
}

/** Speak this language from now on. If it cannot be loaded, what was spoken stays. */
export async function speak(code: string): Promise<void> {
  const codes = [...new Set([fitting([code]), ENGLISH])]
  sought = codes[0]!
  try {
    spoken = { language: codes[0]!, bundles: await Promise.all(codes.map(whole)) }
    document.documentElement.lang = codes[0]!
  } catch (error) {
    sought = spoken.language
    console.error(`the texts of ${code} could not be loaded:`, error)
  }
}

/** Learn what only a part of the page says, in the language that is spoken and in those to come. */
export async function learn(part: string): Promise<void> {
  if (!later[part]) throw new Error(`no part ${part} of the texts`)
  while (!learned.has(part)) {
    const codes = new Set([untrack(language), sought, ENGLISH])
    await Promise.all([...codes].map((code) => learnIn(code, part)))
    // If another language is wanted meanwhile, it has not been learned in that one.
    if (codes.has(sought)) learned.add(part)
  }
}

/** How to load a part of the page together with what it says: once, and again after a failure. */
export function withSentences<T>(part: string, load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= Promise.all([load(), learn(part)]).then(([loaded]) => loaded)
    loading.catch(() => (loading = null))
    return loading
  }
}

/** Speak this language, and again on the next visit. */
export async function choose(code: string): Promise<void> {
  try {
    localStorage.setItem(CHOICE, code)
  } catch {
    // A browser that keeps nothing asks again.
  }
  await speak(code)
}

/** Say the sentence of that name, with these facts in it. */
export function say(id: string, facts: Facts = {}): string {
  return sentence(spoken.bundles, id, facts)
}

/** The sentence from the first of the bundles that has it; whole, or else in plain English. */
export function sentence(from: readonly FluentBundle[], id: string, facts: Facts): string {
  const bundle = from.find((each) => each.getMessage(id)?.value)
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) {
    console.warn(`no sentence ${id}`)
    return plain(id, facts)
  }
  const faults: Error[] = []
  const text = bundle.formatPattern(pattern, facts, faults)
  if (faults.length === 0) return begun(text, facts, bundle.locales[0]!, bundle.getMessage('you')?.value)
  console.warn(`${id}: ${faults[0]!.message}`)
  return plain(id, facts)
}

/** The sentences of one language out of its files. */
export function bundleOf(code: string, files: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false, functions: { FORM } })
  for (const file of files) note(code, bundle.addResource(file))
  return bundle
}

/** Names in a row, as the language joins them: `Aino, Eino and Helmi`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spoken.language, { type: 'conjunction' }).format(names)
}

function plain(id: string, facts: Facts): string {
  const told = id.replaceAll('-', ' ')
  const row = Object.entries(facts).map(([name, value]) => `${name}: ${String(value)}`)
  return row.length ? `${told} (${row.join(', ')})` : told
}

function bundle(code: string): Promise<FluentBundle> {
  const known = bundles.get(code)
  if (known) return known
  const loading = texts[code]!().then((loaded) => bundleOf(code, loaded.default))
  bundles.set(code, loading)
  // What failed is tried again.
  loading.catch(() => bundles.delete(code))
  return loading
}

/** A language with the parts that have been learned. */
async function whole(code: string): Promise<FluentBundle> {
  const found = await bundle(code)
  await Promise.all([...learned].map((part) => learnIn(code, part)))
  return found
}

function learnIn(code: string, part: string): Promise<void> {
  const name = `${part} ${code}`
  const known = lessons.get(name)
  if (known) return known
  const loading = Promise.all([bundle(code), later[part]![code]!()]).then(([into, loaded]) => {
    for (const file of loaded.default) note(code, into.addResource(file))
  })
  lessons.set(name, loading)
  loading.catch(() => lessons.delete(name))
  return loading
}

function note(code: string, faults: readonly Error[]): void {
  for (const fault of faults) console.warn(`${code}: ${fault.message}`)
}

function chosenBefore(): string | null {
  try {
    return localStorage.getItem(CHOICE)
  } catch {
    return null
  }
}
