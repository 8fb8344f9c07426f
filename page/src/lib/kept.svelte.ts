/**
 * What this browser keeps of the front page: rules under a name, the tables that were seen, and how
 * each game was played last. Damaged entries are left aside.
 */
import { keep, recall } from './keep'
import { decoded, encoded, type House, named } from './share'

const RULES = 'rules'
const TABLES = 'tables'
const LAST = 'last'
/** The service answers for as many tables at once. */
const MOST_TABLES = 20
const MOST_RULES = 100
const TABLE = /^[0-9a-f]{16}$/

/** How a game was played last. */
export interface Last {
  readonly players?: number
}

let rules = $state.raw<readonly House[]>(read(RULES).map(decoded).filter((each) => each !== null))

/** The rules kept under a name, in the order of their names. */
export const keptRules = () => rules

/** Keep rules; those of the same name are replaced. Whether there was a name to keep them under. */
export function keepRules({ name, settings }: House): boolean {
  const house = { name: named(name), settings }
  if (!house.name) return false
  const others = rules.filter((each) => each.name !== house.name)
  setRules([...others, house].slice(-MOST_RULES))
  return true
}

export const forgetRules = (name: string) => setRules(rules.filter((each) => each.name !== name))

function setRules(all: readonly House[]): void {
  rules = all.toSorted((one, other) => one.name.localeCompare(other.name))
  keep(RULES, JSON.stringify(rules.map(encoded)))
}

/** The tables that were seen here, the last one first. */
export const seenTables = (): readonly string[] => read(TABLES).filter((each) => TABLE.test(each))

export function noteTable(table: string): void {
  const others = seenTables().filter((each) => each !== table)
  if (TABLE.test(table)) keep(TABLES, JSON.stringify([table, ...others].slice(0, MOST_TABLES)))
}

/** How a game was played last. */
export function lastOf(game: string): Last {
  const found: unknown = all()[game]
  const players = (found as Last | undefined)?.players
  return typeof players === 'number' ? { players } : {}
}

export const noteLast = (game: string, last: Last) =>
  keep(LAST, JSON.stringify({ ...all(), [game]: last }))

function all(): Record<string, unknown> {
  const found = parsed(LAST)
  return found && typeof found === 'object' ? (found as Record<string, unknown>) : {}
}

function read(name: string): string[] {
  const found = parsed(name)
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
}

function parsed(name: string): unknown {
  try {
    return JSON.parse(recall(name) ?? 'null')
  } catch {
    return null
  }
}
