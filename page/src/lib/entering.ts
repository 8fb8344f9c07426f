/** How somebody gets to a table from the front page: by making one, or by what was typed. */
import { isAway } from './away.svelte'
import { makeTable, Refusal } from './house'
import { keep, recall } from './keep'
import { noteLast } from './kept.svelte'
import type { Settings } from './protocol'
import { goToTable } from './route.svelte'

const INVITING = 'inviting'
const AT_ONCE = 'ready-at-once'

/** Play against computers: the cards are dealt without a further question. */
export async function play(settings: Settings, name: string, computers: string | null) {
  const { table } = await makeTable({ name, settings, computers })
  noteLast(settings.game, settings.players === null ? {} : { players: settings.players })
  if (computers) note(AT_ONCE, table)
  goToTable(table)
}

/** Take a lesson: its cards lie ready. */
export async function learnBy(lesson: string, name: string) {
  goToTable((await makeTable({ name, lesson })).table)
}

/** Make a table for people; how they come is shown at once. */
export async function invite(settings: Settings, name: string) {
  if (isAway()) throw new Refusal([{ code: 'unreachable' }])
  const { table } = await makeTable({ name, settings, computers: null })
  note(INVITING, table)
  goToTable(table)
}

/** Whether a table was just made for people; it is told once. */
export const wasInviting = (table: string): boolean => wasNoted(INVITING, table)

/** Whether the first deal of a table is to begin without a question; it is told once. */
export const beginsAtOnce = (table: string): boolean => wasNoted(AT_ONCE, table)

const note = (what: string, table: string) => keep(what, table, () => sessionStorage)

function wasNoted(what: string, table: string): boolean {
  const noted = recall(what, () => sessionStorage) === table
  if (noted) note(what, '')
  return noted
}

/** The invitation code in what was typed: the three words, or a whole link. */
export function codeIn(text: string): string {
  const at = text.indexOf('#join=')
  const code = at < 0 ? text : text.slice(at + '#join='.length)
  try {
    return decodeURIComponent(code).trim()
  } catch {
    return code.trim()
  }
}
