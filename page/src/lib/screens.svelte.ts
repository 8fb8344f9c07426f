/**
 * The screens behind the front page. Each is loaded when somebody first comes there, or a little
 * before.
 */
import type Coming from '../screens/Coming.svelte'
import type HouseRules from '../screens/HouseRules.svelte'
import type Table from '../table/Table.svelte'
import type { Route } from './route.svelte'
import { learn } from './text.svelte'

interface Screens {
  readonly table: typeof Table
  readonly rules: typeof HouseRules
  readonly coming: typeof Coming
}
type Name = keyof Screens
type Loaders = { readonly [N in Name]: () => Promise<{ default: Screens[N] }> }

const LOADERS: Loaders = {
  table: () => import('../table/Table.svelte'),
  rules: async () => (await Promise.all([import('../screens/HouseRules.svelte'), learn('house')]))[0],
  coming: () => import('../screens/Coming.svelte'),
}
const NAMES: Record<Route['at'], Name | null> = {
  front: null, table: 'table', rules: 'rules', join: 'coming', link: 'coming',
}

let there = $state.raw<Partial<Screens>>({})
let missing = $state.raw<ReadonlySet<Name>>(new Set())

/** The screens that are there. */
export const screens = (): Partial<Screens> => there

/** Whether the screen of a route could not be loaded: the line is down, or the page is outdated. */
export function isMissing(at: Route['at']): boolean {
  const name = NAMES[at]
  return name !== null && missing.has(name)
}

/** Load the screen of a route, unless it is there. */
export async function load(at: Route['at']): Promise<void> {
  const name = NAMES[at]
  if (!name || there[name]) return
  try {
    const { default: screen } = await LOADERS[name]()
    there = { ...there, [name]: screen }
  } catch (error) {
    console.warn(`the screen ${name} could not be loaded:`, error)
    missing = new Set([...missing, name])
  }
}
