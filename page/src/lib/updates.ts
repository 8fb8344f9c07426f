/** What a person has seen of a table, and how each message changes it. Nothing is asked or sent. */
import type { Choices, DealView, Happened, Lesson, TableView, Update, View, Welcome } from './protocol'

/** What only the person at the seat in view knows. */
export interface OwnSeen {
  readonly seat: number
  /** The fields in which the seat's view is not the public one. */
  readonly view: Partial<View>
  readonly choices: Choices | null
  /** Where the pupil is, at the table of a lesson. */
  readonly lesson?: Lesson | null | undefined
}

/** Everything a person has been told of a table. */
export interface Seen {
  readonly version: number
  readonly code: string
  readonly table: TableView
  readonly deal: DealView | null
  readonly you: readonly number[]
  readonly host: boolean
  readonly own: OwnSeen | null
}

/** The whole table as it was told. */
export function welcomed(message: Welcome): Seen {
  const { version, code, table, deal, you, host, own } = message
  const mine = own && { ...own, view: own.view ?? {}, choices: own.choices ?? null }
  return { version, code, table, deal, you, host, own: mine }
}

/** The table after an update; null if an update between has never come. */
export function updated(seen: Seen, message: Update): Seen | null {
  if (message.version <= seen.version) return seen
  if (message.version !== seen.version + 1) return null
  const { all } = message
  const deal = dealAfter(seen.deal, message)
  return {
    ...seen,
    version: message.version,
    table: all.table ? { ...seen.table, ...all.table } : seen.table,
    deal,
    own: deal && ownAfter(all.dealt ? null : seen.own, message),
  }
}

function dealAfter(before: DealView | null, { all }: Update): DealView | null {
  if (all.dealt) return (all.deal as DealView | undefined) ?? null
  if (!before || !all.deal) return before
  return { ...before, ...all.deal, view: { ...before.view, ...all.deal.view } as View }
}

function ownAfter(before: OwnSeen | null, { own }: Update): OwnSeen | null {
  if (!own) return before
  const known = before?.seat === own.seat ? before.view : {}
  return { ...own, view: own.view ?? known, choices: own.choices ?? null }
}

/** The events of an update, in order, each as this person may know it. */
export function eventsOf({ all, own }: Update): Happened[] {
  const events = [...(all.events ?? [])]
  for (const [at, event] of own?.events ?? []) events[at] = event
  return events
}

/** The table as the seat in view sees it; null when no cards are dealt. */
export function viewOf(seen: Seen): View | null {
  return seen.deal && ({ ...seen.deal.view, ...seen.own?.view } as View)
}
