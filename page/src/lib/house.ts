/** The service over HTTP: tables are made and found here; what is played goes by socket. */
import { noteAway } from './away.svelte'
import { answeredHere, askHere, isHere, lineHere, ofTableHere } from './here'
import type {
  Analysed,
  Comparison,
  Fault,
  Games,
  Invitation,
  Link,
  Listed,
  Made,
  NewTable,
  Opened,
  Problem,
  Rulebook,
  Settings,
} from './protocol'

/** The address of the page without its fragment: the service may lie below any path. */
const root = () => new URL('./', document.baseURI)

/** An address of the service. */
export const addressOf = (path: string) => new URL(path, root())

/** Why the service did not do what it was asked. */
export class Refusal extends Error {
  constructor(readonly reasons: readonly Fault[]) {
    super(reasons.map(({ code }) => code).join(', '))
  }
}

/** Nothing came back: the service or the network is not there. */
const UNREACHABLE: Fault = { code: 'unreachable' }

async function answer(path: string, body?: unknown): Promise<Response> {
  const response = ofTableHere(path) ? await here(path, body) : await reached(path, body)
  if (!response.ok) throw new Refusal(await reasonsOf(response))
  return response
}

/** What the service answers; while it is away, what is here. */
async function reached(path: string, body?: unknown): Promise<Response> {
  try {
    const response = await fetch(addressOf(`api/${path}`), {
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    })
    noteAway(false)
    return response
  } catch {
    noteAway(true)
    if (answeredHere(path)) return here(path, body)
    throw new Refusal([UNREACHABLE])
  }
}

async function here(path: string, body?: unknown): Promise<Response> {
  try {
    return await askHere(path, body)
  } catch (error) {
    console.warn('what plays here does not answer:', error)
    throw new Refusal([{ code: 'offline-failed' }])
  }
}

async function reasonsOf(response: Response): Promise<readonly Fault[]> {
  try {
    const { code, facts, reasons } = (await response.json()) as Problem
    return reasons.length ? reasons : [{ code, facts }]
  } catch {
    return [{ code: 'our-fault' }]
  }
}

const ask = async <T>(path: string, body?: unknown) =>
  (await (await answer(path, body)).json()) as T

const of = (table: string, path: string) => `tables/${encodeURIComponent(table)}/${path}`

/** Every game with its options. */
export const presets = (lang: string) => ask<Games>(`presets?lang=${lang}`)
/** The rules of a table in words, or why there cannot be such a table. */
export const rules = (settings: Settings, lang: string) =>
  ask<Rulebook>(`rules?lang=${lang}`, { settings })
/** What is different between two sets of rules, for the players of the first. */
export const compare = (settings: Settings, against: Settings, lang: string) =>
  ask<Comparison>(`rules/compare?lang=${lang}`, { settings, against })
/** The public tables. */
export const tables = () => ask<readonly Listed[]>('tables')
/** Those of the named tables at which this person sits. */
export const tablesOf = (named: readonly string[]) =>
  ask<readonly Listed[]>(`tables/mine?named=${named.join(',')}`)
export const makeTable = (wanted: NewTable) => ask<Made>('tables', wanted)
/** Find a table by its invitation code. */
export const join = (code: string) => ask<Made>('join', { code })
/** Open a personal link. */
export const useLink = (token: string) => ask<Made>('links', { token })
export const invitation = (table: string) => ask<Invitation>(of(table, 'invitation'))
export const personalLink = (table: string, seat: number) => ask<Link>(of(table, 'link'), { seat })
/** Where the service listens for others. */
export const network = () => ask<Opened>('network')
export const openNetwork = (open: boolean) => ask<Opened>('network', { open })

/** The game file of a match: its finished deals, one JSON object a line. */
export const gameFile = async (table: string, match: number) =>
  (await answer(of(table, `games/${match}`))).text()

/** Have the decisions of the own seat examined, in the finished deals of a match. */
export const examine = (table: string, match: number, seat: number) =>
  ask<Analysed>(of(table, `games/${match}/analysis`), { seat })
/** How far that is. */
export const analysisOf = (table: string, match: number, seat: number) =>
  ask<Analysed>(of(table, `games/${match}/analysis?seat=${seat}`))

/** Where the game file of a match can be fetched. */
export const gameFileAddress = (table: string, match: number) =>
  addressOf(`api/${of(table, `games/${match}`)}`).href

/** Whether the service answers at all. */
export async function isThere(): Promise<boolean> {
  try {
    return (await fetch(addressOf('health'), { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Where the socket of a table is. */
export function socketAddress(table: string, since: number): string {
  if (isHere(table)) return lineHere(table)
  const address = addressOf(`api/${of(table, 'socket')}?since=${since}`)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
