/** The page's side of what plays without a network: starts the worker, and speaks with it. */
import { noteHere, noteKept } from '../lib/here'
import type { Runtime, Told, Wanted } from './wire'

/** Where answers are kept that are the same for everybody, so that they need no Python. */
const ANSWERS = 'maija-answers'
const SAME_FOR_ALL = /^presets\?/
/** Questions for the tables of others. */
const NOBODY_ELSE = /^tables($|\/mine)/

/** The page's end of a line to a table. */
export interface Listening {
  open(): void
  hear(text: string): void
  end(): void
}

/** How long Python took to start, in milliseconds, and how much memory it has, in bytes. */
export interface Started {
  readonly took: number
  readonly bytes: number
}

let started: Promise<{ worker: Worker; figures: Started }> | null = null
let asked = 0
const answers = new Map<number, (told: Extract<Told, { is: 'answer' }>) => void>()
const listening = new Map<number, Listening>()

const root = () => new URL('./', document.baseURI).href

/** What there is to load: what the service tells, or what was kept of it. */
export async function runtime(): Promise<Runtime> {
  const response = await fetch(`${root()}python/runtime.json`)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Runtime
}

/** Start Python, once. */
export async function start(): Promise<Started> {
  return (await worker()).figures
}

function worker(): Promise<{ worker: Worker; figures: Started }> {
  started ??= begin()
  // What failed is tried again.
  started.catch(() => (started = null))
  return started
}

async function begin(): Promise<{ worker: Worker; figures: Started }> {
  const wanted = await runtime()
  if (!wanted.version) throw new Error('nothing is offered')
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'maija' })
  try {
    const figures = await new Promise<Started>((resolve, reject) => {
      made.onerror = (event) => reject(new Error(event.message))
      made.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.is === 'started') resolve(data)
        else if (data.is === 'failed') reject(new Error(data.why))
      }
      send(made, { do: 'start', root: root(), runtime: wanted })
    })
    made.onmessage = ({ data }: MessageEvent<Told>) => take(data)
    made.onerror = lost
    return { worker: made, figures }
  } catch (error) {
    made.terminate()
    throw error
  }
}

/** The worker is lost: all lines end, and are taken up again. */
function lost(): void {
  started = null
  for (const line of [...listening.values()]) line.end()
  listening.clear()
}

const send = (to: Worker, wanted: Wanted) => to.postMessage(wanted)

function take(told: Told): void {
  if (told.is === 'answer') {
    answers.get(told.id)?.(told)
    answers.delete(told.id)
  } else if (told.is === 'kept') noteHere(told.listed, told.all)
  else if (told.is === 'open') listening.get(told.id)?.open()
  else if (told.is === 'said') listening.get(told.id)?.hear(told.text)
  else if (told.is === 'closed') {
    listening.get(told.id)?.end()
    listening.delete(told.id)
  }
}

/** Ask what one would ask the service. */
export async function ask(path: string, body?: unknown): Promise<Response> {
  if (body === undefined && NOBODY_ELSE.test(path)) {
    // Nobody waits for Python here, but soon somebody will.
    worker().catch(() => {})
    return new Response('[]')
  }
  if (SAME_FOR_ALL.test(path)) return sameForAll(path)
  return answered(path, body === undefined ? '' : JSON.stringify(body))
}

async function answered(path: string, body: string): Promise<Response> {
  const { worker: to } = await worker()
  const id = (asked += 1)
  const { status, body: text } = await new Promise<Extract<Told, { is: 'answer' }>>((done) => {
    answers.set(id, done)
    send(to, { do: 'ask', id, path, body })
  })
  return new Response(text, { status, headers: { 'content-type': 'application/json' } })
}

/** An answer that does not change before the next version. */
async function sameForAll(path: string): Promise<Response> {
  const { version } = await runtime()
  const cache = await caches.open(ANSWERS)
  const name = `${root()}here/${version}/${path}`
  const found = await cache.match(name)
  if (found) return found
  const response = await answered(path, '')
  for (const { url } of await cache.keys()) {
    if (!url.startsWith(`${root()}here/${version}/`)) await cache.delete(url)
  }
  if (response.ok) await cache.put(name, response.clone())
  return response
}

/** Listen to a table. */
export function talk(table: string, listener: Listening): { send(text: string): void; close(): void } {
  const id = (asked += 1)
  listening.set(id, listener)
  const to = worker()
  to.then(
    ({ worker: there }) => send(there, { do: 'open', id, table }),
    (error: unknown) => {
      console.warn('what plays here does not start:', error)
      listening.delete(id)
      listener.end()
    },
  )
  const say = (wanted: Wanted) => void to.then(({ worker: there }) => send(there, wanted), () => {})
  return {
    send: (text) => say({ do: 'say', id, text }),
    close: () => {
      listening.delete(id)
      say({ do: 'close', id })
    },
  }
}

/** Prove that this browser can play, in the language of its reader, and keep what that needs. */
export async function prove(language: string): Promise<void> {
  const { version } = await runtime()
  const response = await ask(`presets?lang=${language}`)
  if (!response.ok) throw new Error(String(response.status))
  noteKept(version)
}
