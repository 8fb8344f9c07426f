/** How somebody gets to a table from the front page: by making one, or by what was typed. */
import { beginAtOnce } from '../table/api'
import { makeTable } from './house'
import { keep, recall } from './keep'
import { noteLast } from './kept.svelte'
import type { Settings } from './protocol'
import { goToTable } from './route.svelte'

const INVITING = 'inviting'

/** Play against computers: the cards are dealt without a further question. */
export async function play(settings: Settings, name: string, computers: string | null) {
  const { table } = await makeTable({ name, settings, computers })
  noteLast(settings.game, settings.players === null ? {} : { players: settings.players })
  if (computers) beginAtOnce(table)
  goToTable(table)
}

/** Make a table for people; how they come is shown at once. */
export async function invite(settings: Settings, name: string) {
  const { table } = await makeTable({ name, settings, computers: null })
  keep(INVITING, table, () => sessionStorage)
  goToTable(table)
}

/** Whether a table was just made for people; it is told once. */
export function wasInviting(table: string): boolean {
  const inviting = recall(INVITING, () => sessionStorage) === table
  if (inviting) keep(INVITING, '', () => sessionStorage)
  return inviting
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
