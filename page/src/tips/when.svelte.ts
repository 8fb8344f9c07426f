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

/** The first matches of each family, by what the page calls them. */
function played(family: string): string[] {
  return all()[family]?.filter((each) => typeof each === 'string') ?? []
}

function all(): Record<string, string[] | undefined> {
  try {
    const found: unknown = JSON.parse(recall(MATCHES) ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, string[]>) : {}
  } catch {
    return {}
  }
}

/** A deal of this match has been played to its end. */
export function noteMatch(family: string, match: string): void {
  const before = played(family)
  if (before.includes(match) || before.length > WITH_TIPS) return
  keep(MATCHES, JSON.stringify({ ...all(), [family]: [...before, match] }))
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

/** The tips that were told in a deal, also before the page was loaded anew. */
export function toldIn(deal: string): string[] {
  try {
    const found = JSON.parse(recall(TOLD, () => sessionStorage) ?? '{}') as Record<string, unknown>
    const codes = found[deal]
    return Array.isArray(codes) ? codes.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** One more was told; those of other deals are forgotten. */
export function noteTold(deal: string, code: string): void {
  keep(TOLD, JSON.stringify({ [deal]: [...new Set([...toldIn(deal), code])] }), () => sessionStorage)
}
