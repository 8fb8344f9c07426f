/**
 * The service worker: the page opens without a network, as it was when it was last there.
 *
 * What the network gives comes first, wherever that can change; what is kept is for when there is
 * none. A newer page is kept beside the older one and takes its place when nobody has that open any
 * more, so that it breaks no match: what the older one still loads stays with it. What playing
 * without a network needs is loaded when somebody asks for it, and then with every newer page.
 */
export interface Progress {
  readonly is: 'loading' | 'kept' | 'nothing' | 'failed'
  /** Bytes that are there, of all. */
  readonly have: number
  readonly all: number
}

interface Runtime {
  readonly version: string
  readonly files: readonly (readonly [string, number])[]
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  addEventListener(kind: 'install' | 'activate', then: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', then: (event: Asked) => void): void
  addEventListener(kind: 'message', then: (event: Extendable & MessageEvent) => void): void
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
}
declare const self: Worker

/** What the page is made of; the first is the page itself. */
const FILES = '%FILES%'.split(' ')
const ROOT = self.registration.scope
/** Caches are one house for all that lies on a host. */
const OURS = `maija ${new URL(ROOT).pathname} `
const SHELL = `${OURS}%VERSION%`
const PYTHON = `${OURS}python`
const RUNTIME = 'python/runtime.json'
/** What lies there is named by its contents. */
const FOR_GOOD = /^(assets|offline|python)\/(?!runtime)/
/** Milliseconds that a bad network gets before what is kept is shown. */
const PATIENCE = 4000
const ANYHOW = { ignoreVary: true }

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(ROOT)) return
  const path = request.url.slice(ROOT.length).replace(/[?#].*/, '')
  if (request.mode === 'navigate') {
    if (path === '' || path === 'index.html') event.respondWith(newest(request, ''))
    else if (FILES.includes(path)) event.respondWith(newest(request, path))
  } else if (FOR_GOOD.test(path)) event.respondWith(keptOr(request))
  else if (path === RUNTIME || FILES.includes(path)) event.respondWith(newest(request, path))
})

self.addEventListener('message', (event) => {
  const port = event.ports[0]
  if (!port) return
  const tell = (progress: Progress) => port.postMessage(progress)
  if (event.data === 'keep') event.waitUntil(keep(tell))
  else if (event.data === 'forget') event.waitUntil(forget(tell))
})

async function install(): Promise<void> {
  const cache = await caches.open(SHELL)
  await cache.addAll(FILES.map((path) => ROOT + path))
  // Who plays without a network goes on doing so: page and Python belong together.
  const before = await caches.match(ROOT + RUNTIME, ANYHOW)
  if (before) await load(() => {})
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== SHELL && name !== PYTHON) await caches.delete(name)
  }
  await tidy()
  await self.clients.claim()
}

// --- what is asked ---

/** What the network has, or else what is kept. */
async function newest(request: Request, path: string): Promise<Response> {
  const kept = (await caches.open(SHELL)).match(ROOT + path, ANYHOW)
  const late = new Promise<Response | undefined>((done) => setTimeout(() => done(kept), PATIENCE))
  const network = fetch(request)
  try {
    return (await Promise.race([network, late])) ?? (await network)
  } catch (error) {
    const found = await kept
    if (found) return found
    throw error
  }
}

/** What is kept, also of an older page that is still open, or else what the network has. */
async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request, ANYHOW)) ?? fetch(request)
}

// --- playing without a network ---

async function keep(tell: (progress: Progress) => void): Promise<void> {
  try {
    await load(tell)
  } catch (error) {
    console.info('not everything could be loaded:', error)
    tell({ is: 'failed', have: 0, all: 0 })
  }
}

/** Load all that playing without a network needs and is not there yet. */
async function load(tell: (progress: Progress) => void): Promise<void> {
  const told = await fetch(ROOT + RUNTIME, { cache: 'no-store' })
  const { version, files } = (await told.clone().json()) as Runtime
  if (!version) {
    tell({ is: 'nothing', have: 0, all: 0 })
    return
  }
  const cache = await caches.open(PYTHON)
  const all = files.reduce((sum, [, size]) => sum + size, 0)
  let have = 0
  tell({ is: 'loading', have, all })
  for (const [path, size] of files) {
    if (!(await cache.match(ROOT + path, ANYHOW))) await cache.add(ROOT + path)
    have += size
    tell({ is: 'loading', have, all })
  }
  // Last: whoever finds this finds the rest.
  await (await caches.open(SHELL)).put(ROOT + RUNTIME, told)
  tell({ is: 'kept', have, all })
}

async function forget(tell: (progress: Progress) => void): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS)) await (await caches.open(name)).delete(ROOT + RUNTIME)
  }
  await caches.delete(PYTHON)
  tell({ is: 'nothing', have: 0, all: 0 })
}

/** Let go of files of older versions. */
async function tidy(): Promise<void> {
  const told = await (await caches.open(SHELL)).match(ROOT + RUNTIME)
  if (!told) return
  const wanted = new Set(((await told.json()) as Runtime).files.map(([path]) => ROOT + path))
  const cache = await caches.open(PYTHON)
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
}
