/** Where the tables of this browser are kept: in its own database, each whole. */

const NAME = 'maija'
const TABLES = 'tables'
/** So many tables are kept, those played last. */
const MOST = 20

export interface KeptTable {
  readonly table: string
  readonly kept: Uint8Array
  /** When it was kept last, by the clock of this browser. */
  readonly touched: number
}

let opened: Promise<IDBDatabase> | null = null

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'))
  })

function database(): Promise<IDBDatabase> {
  if (opened) return opened
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'table' })
  opened = done(request)
  // What failed is tried again.
  opened.catch(() => (opened = null))
  return opened
}

const tables = async (mode: IDBTransactionMode) =>
  (await database()).transaction(TABLES, mode).objectStore(TABLES)

/** A table as it was kept; undefined if there is none. */
export const keptTable = async (table: string): Promise<KeptTable | undefined> =>
  done((await tables('readonly')).get(table) as IDBRequest<KeptTable | undefined>)

/** Keep a table. */
export async function keepTable(table: KeptTable): Promise<void> {
  await done((await tables('readwrite')).put(table))
}

/** The names of all that are kept, the last one first; those beyond the last ones are forgotten. */
export async function keptNames(): Promise<readonly string[]> {
  const store = await tables('readwrite')
  const all = await done(store.getAll() as IDBRequest<KeptTable[]>)
  const names = all.toSorted((one, other) => other.touched - one.touched).map(({ table }) => table)
  for (const name of names.slice(MOST)) await done(store.delete(name))
  return names.slice(0, MOST)
}
