/**
 * Plays without a network: the service's own Python runs here, for the one person at this browser.
 *
 * What is asked is done one after the other. What a table has become is kept before it is told, and
 * a table is open in one page at a time. No rule of a game is known here.
 */
import { begin, type Desk, given } from './python'
import { keepTable, keptNames, keptTable } from './store'
import type { Told, Wanted } from './wire'

/** Milliseconds in which a page that is being left gives up its table. */
const PATIENCE = 5000

interface Open {
  readonly table: string
  readonly letGo: () => void
}

let desk: Desk | null = null
/** The tables that the page listens to, by the numbers of its lines. */
const lines = new Map<number, Open>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
let last: Promise<void> = Promise.resolve()

const tell = (told: Told) => postMessage(told)

/** Do something when all before it is done. */
function inTurn(work: () => Promise<void>, failed: (error: unknown) => void): void {
  last = last.then(work).catch(failed)
}

const why = (error: unknown) => String((error as Error).message ?? error).slice(-300)

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  const wanted = data
  if (wanted.do === 'start') {
    inTurn(() => start(wanted), (error) => tell({ is: 'failed', why: why(error) }))
  } else if (wanted.do === 'ask') {
    inTurn(() => answer(wanted), (error) => {
      console.error(error)
      tell({ is: 'answer', id: wanted.id, status: 500, body: '{"code":"our-fault","facts":{},"reasons":[]}' })
    })
  } else {
    inTurn(() => onLine(wanted), (error) => {
      console.error(error)
      end(wanted.id)
    })
  }
})

async function start({ root, runtime }: Extract<Wanted, { do: 'start' }>): Promise<void> {
  const since = performance.now()
  const begun = await begin(root, runtime)
  desk = begun.desk
  tell({ is: 'started', took: performance.now() - since, bytes: begun.bytes })
}

async function answer({ id, path, body }: Extract<Wanted, { do: 'ask' }>): Promise<void> {
  const table = /^tables\/([^/]+)\//.exec(path)?.[1]
  const only = table !== undefined && !desk!.has(table)
  if (only) await opened(table)
  const [status, text] = given<[number, string]>(desk!.ask(path, body))
  if (only) desk!.forget(table)
  const made = path === 'tables' && body && status === 200
  if (made) await kept((JSON.parse(text) as { table: string }).table)
  tell({ is: 'answer', id, status, body: text })
}

async function onLine(wanted: Extract<Wanted, { id: number }>): Promise<void> {
  if (wanted.do === 'open') await open(wanted)
  const line = lines.get(wanted.id)
  if (!line) return
  if (wanted.do === 'say') desk!.hear(line.table, wanted.text)
  else if (wanted.do === 'close') {
    lines.delete(wanted.id)
    desk!.go(line.table)
  }
  await flush(line.table)
  if (wanted.do === 'close') putAway(line)
}

// --- tables ---

async function open({ id, table }: Extract<Wanted, { do: 'open' }>): Promise<void> {
  tell({ is: 'open', id })
  // The page comes again before it has gone.
  for (const [other, line] of [...lines]) if (line.table === table) end(other)
  const letGo = await taken(table)
  const refused = letGo ? await opened(table).catch(() => 'table-unreadable') : 'open-elsewhere'
  if (!letGo || refused) {
    letGo?.()
    const reason = { code: refused, facts: {} }
    tell({ is: 'said', id, text: JSON.stringify({ is: 'closed', reason }) })
    tell({ is: 'closed', id })
    return
  }
  lines.set(id, { table, letGo })
  desk!.come(table)
}

/** Take a table for this page alone; null if another one has it. */
async function taken(table: string): Promise<(() => void) | null> {
  const signal = AbortSignal.timeout(PATIENCE)
  return new Promise((have) => {
    const hold = () => new Promise<void>((letGo) => have(letGo))
    navigator.locks.request(`maija ${table}`, { signal }, hold).catch(() => have(null))
  })
}

/** Open a table as it was kept; why it cannot be, or nothing. */
async function opened(table: string): Promise<string> {
  if (desk!.has(table)) return ''
  const found = await keptTable(table)
  return found ? desk!.open(table, found.kept) : 'no-such-table'
}

/** Keep a table, then tell what there is to tell, and set its clock. */
async function flush(table: string): Promise<void> {
  clearTimeout(timers.get(table))
  await kept(table)
  const texts = given<string[]>(desk!.take(table))
  for (const [id, line] of lines) {
    if (line.table === table) for (const text of texts) tell({ is: 'said', id, text })
  }
  const wait = desk!.wait(table)
  if (wait < 0) return
  const wake = () => inTurn(() => woken(table), (error) => {
    console.error(error)
    for (const [id, line] of [...lines]) if (line.table === table) end(id)
  })
  timers.set(table, setTimeout(wake, wait * 1000))
}

async function woken(table: string): Promise<void> {
  // It may have been put away meanwhile.
  if (!desk!.has(table)) return
  desk!.wake(table)
  await flush(table)
}

/** Nobody listens any more: what is kept is the table, and another page may have it. */
function putAway({ table, letGo }: Open): void {
  clearTimeout(timers.get(table))
  if (!keepsNothing) desk!.forget(table)
  letGo()
}

let keepsNothing = false
/** The tables that are kept; none before it was asked for. */
let names: readonly string[] = []
/** How each table was listed when that was told last. */
const told = new Map<string, string>()

async function kept(table: string): Promise<void> {
  const bytes = given<Uint8Array>(desk!.kept(table))
  try {
    await keepTable({ table, kept: bytes, touched: Date.now() })
    if (!names.includes(table)) names = await keptNames()
    const text = desk!.listed(table)
    if (told.get(table) === text) return
    told.set(table, text)
    const listed = JSON.parse(text) as Extract<Told, { is: 'kept' }>['listed']
    tell({ is: 'kept', listed, all: names })
  } catch (error) {
    // A browser that keeps nothing plays all the same, as long as the page is open.
    if (!keepsNothing) console.info('tables are not kept here:', error)
    keepsNothing = true
  }
}

/** Hang up: the page comes again, and is told the table as it is. */
function end(id: number): void {
  const line = lines.get(id)
  lines.delete(id)
  if (line) putAway(line)
  tell({ is: 'closed', id })
}
