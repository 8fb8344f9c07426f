/**
 * Tables that are kept in this browser, and whether the service is away.
 *
 * For these tables and while there is no network a worker answers what is asked of the service, in
 * the same words (`offline/`). It is loaded only when it is needed; who asks knows no difference.
 */
import { keep, recall } from './keep'
import type { Listed } from './protocol'

/** How the names of tables begin that are kept here. */
const PREFIX = 'here-'
/** How the address of the line to such a table begins. */
const LINE = 'here:'
/** Of what is asked over HTTP, what can be answered here. */
const ANSWERED = /^(presets|rules|tables|tables\/mine)(\?|$)/
const OF_TABLE = /^tables\/(here-[0-9a-f]+)\//
const KEPT = 'offline'
const LISTED = 'here'

/** As much of a WebSocket as a connection uses. */
export interface Line {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** Whether a table is kept in this browser. */
export const isHere = (table: string): boolean => table.startsWith(PREFIX)

/** Where the line to a table is that is kept here. */
export const lineHere = (table: string): string => LINE + table

/** The line at an address: to a table here, or to the service. */
export function lineAt(address: string): Line {
  if (!address.startsWith(LINE)) return new WebSocket(address)
  const table = address.slice(LINE.length)
  const line = new LineHere()
  import('../offline/here').then(
    ({ talk }) => line.begin(talk(table, line)),
    (error: unknown) => line.fail(error),
  )
  return line
}

/** The line to a table in this browser. */
class LineHere implements Line {
  readyState = 0
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  #ends: { send(text: string): void; close(): void } | null = null

  /** The worker is asked for from now on. */
  begin(ends: { send(text: string): void; close(): void }): void {
    if (this.readyState === 3) ends.close()
    else this.#ends = ends
  }

  /** The table is there. */
  open(): void {
    if (this.readyState !== 0) return
    this.readyState = 1
    this.onopen?.(new Event('open'))
  }

  hear(data: string): void {
    if (this.readyState === 1) this.onmessage?.(new MessageEvent('message', { data }))
  }

  /** The other end has gone. */
  end(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.(new CloseEvent('close'))
  }

  fail(error: unknown): void {
    console.warn('what plays here could not be loaded:', error)
    this.end()
  }

  send(text: string): void {
    this.#ends?.send(text)
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.#ends?.close()
  }
}

/** Whether something is asked of a table that is kept here. */
export const ofTableHere = (path: string): boolean => OF_TABLE.test(path)

/** Whether something can be answered here while the service is away. */
export const answeredHere = (path: string): boolean => isKept() && ANSWERED.test(path)

/** Ask what is here instead of the service. */
export async function askHere(path: string, body?: unknown): Promise<Response> {
  const { ask } = await import('../offline/here')
  return ask(path, body)
}

/** Whether all is kept that playing without a network needs. */
export const isKept = (): boolean => Boolean(recall(KEPT))

/** Note that all is kept, and which version; or nothing any more. */
export const noteKept = (version: string): void => keep(KEPT, version)

/** The tables that are kept here, the last one first. */
export function tablesHere(): readonly Listed[] {
  try {
    const found: unknown = JSON.parse(recall(LISTED) ?? '[]')
    return Array.isArray(found) ? (found as Listed[]) : []
  } catch {
    return []
  }
}

/** Note how a table here stands, and which others are still kept. */
export function noteHere(listed: Listed, all: readonly string[]): void {
  const others = tablesHere().filter(({ table }) => table !== listed.table && all.includes(table))
  keep(LISTED, JSON.stringify([listed, ...others]))
}
