/**
 * When prompts and tips are wanted: by themselves in the first matches of each family that a person
 * plays at this browser, afterwards or never as the person says. A match counts once a deal of it has
 * been played to its end; it goes on counting as what it was until it is over.
 */
import { keep, recall } from '../lib/keep'
import { Preference } from '../lib/preference.svelte'

export const prompts = new Preference('prompts', ['first', 'on', 'off'])
export const tips = new Preference('tips', ['first', 'on', 'off'])

/** So many matches of a family have prompts, and so many tips, by themselves. */
const WITH_PROMPTS = 1
const WITH_TIPS = 3
const MATCHES = 'matches'

/** What is kept under a name: lists of words by their names. Damaged entries are left aside. */
function lists(name: string, where?: () => Storage): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(recall(name, where) ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function words(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
}

/** The first matches of a family, by what the page calls them. */
const played = (family: string): string[] => words(lists(MATCHES)[family])

/** A deal of this match has been played to its end. */
export function noteMatch(family: string, match: string): void {
  const before = played(family)
  if (before.includes(match) || before.length > WITH_TIPS) return
  keep(MATCHES, JSON.stringify({ ...lists(MATCHES), [family]: [...before, match] }))
}

const isAmong = (first: number, family: string, match: string): boolean => {
  const before = played(family)
  const at = before.indexOf(match)
  return (at < 0 ? before.length : at) < first
}

export const promptsNow = (family: string, match: string): boolean =>
  prompts.now === 'on' || (prompts.now === 'first' && isAmong(WITH_PROMPTS, family, match))

export const tipsNow = (family: string, match: string): boolean =>
  tips.now === 'on' || (tips.now === 'first' && isAmong(WITH_TIPS, family, match))

// --- which tips were told ---

const TOLD = 'tips-told'

const session = () => sessionStorage

/** The tips that were told in a deal, also before the page was loaded anew. */
export const toldIn = (deal: string): string[] => words(lists(TOLD, session)[deal])

/** One more was told; those of other deals are forgotten. */
export function noteTold(deal: string, code: string): void {
  keep(TOLD, JSON.stringify({ [deal]: [...new Set([...toldIn(deal), code])] }), session)
}
