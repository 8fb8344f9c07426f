/** Where the reader is. It stands in the fragment, which is sent to no server and is in no log. */
import { decoded, encoded, type House } from './share'

export type Route =
  | { at: 'front' }
  | { at: 'table'; table: string }
  | { at: 'join'; code: string }
  | { at: 'link'; token: string }
  | { at: 'rules'; house: House }

/** What a fragment means; whatever is not understood is the front page. */
export function routeOf(fragment: string): Route {
  const [name, raw] = split(fragment.replace(/^#/, ''))
  if (name === 'rules') {
    const house = decoded(raw)
    return house ? { at: 'rules', house } : { at: 'front' }
  }
  const text = plain(raw)
  if (!text) return { at: 'front' }
  if (name === 'table') return { at: 'table', table: text }
  if (name === 'join') return { at: 'join', code: text }
  if (name === 'seat' || name === 'me') return { at: 'link', token: text }
  return { at: 'front' }
}

function split(fragment: string): [string, string] {
  const at = fragment.indexOf('=')
  return [fragment.slice(0, Math.max(at, 0)), fragment.slice(at + 1)]
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

let now = $state.raw<Route>(routeOf(location.hash))

addEventListener('hashchange', () => {
  now = routeOf(location.hash)
})

export const route = () => now

/** Where a table is shown. */
export const tableFragment = (table: string) => `#table=${encodeURIComponent(table)}`

/** Where rules are shown; the link to them carries them whole. */
export const rulesFragment = (house: House) => `#rules=${encoded(house)}`

/** Go to a table; the code or token that led there does not stay in the history. */
export function goToTable(table: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') location.hash = tableFragment(table)
  else location.replace(tableFragment(table))
}
