/** The games there are, in the language of the reader, asked for once for each. */
import { presets, type Refusal } from './house'
import type { Games } from './protocol'
import { language } from './text.svelte'

let all = $state.raw<Record<string, Games>>({})

/** Ask for the games in the language that is spoken now. */
export async function loadGames(): Promise<Refusal | null> {
  const code = language()
  if (all[code]) return null
  try {
    const told = await presets(code)
    all = { ...all, [code]: told }
    return null
  } catch (error) {
    return error as Refusal
  }
}

/** Everything a form needs; until it is there in this language, in another one. */
export const allGames = (): Games | null => all[language()] ?? Object.values(all)[0] ?? null

/** The programs that this service offers besides. */
export const engines = (): readonly string[] => allGames()?.engines ?? []

/** Whether this service gives hints and analyses. */
export const advice = (): boolean => allGames()?.advice ?? false

/** The computer players, the best last. */
export const computers = (): readonly string[] => allGames()?.computers ?? []
