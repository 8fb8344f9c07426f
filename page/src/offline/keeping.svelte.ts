/**
 * What this browser can keep so that Maija opens and plays without a network, and how that stands.
 *
 * The service worker keeps it (`shell`); here is only what a person is shown and may ask for.
 */
import { isKept, noteKept } from '../lib/here'
import { language } from '../lib/text.svelte'
import type { Progress } from './shell'

export type Standing =
  | 'looking'
  /** Browsers allow nothing of it at an address like this one. */
  | 'insecure'
  | 'unsupported'
  /** The service has no Python for browsers. */
  | 'unoffered'
  | 'offered'
  | 'loading'
  /** All is there; whether it plays here is being tried. */
  | 'trying'
  | 'kept'
  | 'failed'

/** What browsers ask to install a page with, where they let it ask. */
interface Installing extends Event {
  prompt(): Promise<unknown>
}

const SHELL = './shell.js'
const MEGA = 1_000_000

let standing = $state<Standing>('looking')
/** Megabytes that are there, of all. */
let loaded = $state.raw({ have: 0, all: 0 })
let installing = $state.raw<Installing | null>(null)

export const keeping = {
  get standing() {
    return standing
  },
  get loaded() {
    return loaded
  },
  /** Whether this browser offers to install the page. */
  get installable() {
    return installing !== null
  },
}

/** Let the page open without a network from now on, where browsers allow that. */
export function begin(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installing = event as Installing
  })
  addEventListener('appinstalled', () => (installing = null))
  if (allowed()) void registered()
}

const allowed = () => isSecureContext && 'serviceWorker' in navigator

let registering: Promise<boolean> | null = null

/** Register the service worker, once; whether this browser takes it. */
function registered(): Promise<boolean> {
  // A browser that keeps nothing, as in a private window, may refuse.
  registering ??= navigator.serviceWorker.register(SHELL).then(() => true, () => false)
  return registering
}

export async function install(): Promise<void> {
  const asking = installing
  installing = null
  await asking?.prompt()
}

/** Look how it stands. */
export async function look(): Promise<void> {
  if (standing === 'loading' || standing === 'trying') return
  if (!isSecureContext) standing = 'insecure'
  else if (!allowed() || typeof WebAssembly === 'undefined') standing = 'unsupported'
  else if (isKept()) standing = 'kept'
  else standing = await offered()
}

async function offered(): Promise<Standing> {
  try {
    const { runtime } = await import('./here')
    const { version, files } = await runtime()
    if (!version) return 'unoffered'
    loaded = { have: 0, all: files.reduce((sum, [, size]) => sum + size, 0) / MEGA }
    return (await registered()) ? 'offered' : 'unsupported'
  } catch {
    return 'looking'
  }
}

/** Keep what playing without a network needs, and try whether it plays here. */
export async function keepAll(): Promise<void> {
  standing = 'loading'
  try {
    // So that it is not the first to go when the device runs out of space.
    void navigator.storage?.persist?.()
    const told = await wish('keep')
    if (told.is !== 'kept') {
      standing = told.is === 'nothing' ? 'unoffered' : 'failed'
      return
    }
    standing = 'trying'
    const { prove } = await import('./here')
    await prove(language())
    standing = 'kept'
  } catch (error) {
    console.info('it does not play here:', error)
    standing = 'failed'
  }
}

/** Keep nothing any more; the tables of this browser stay. */
export async function forgetAll(): Promise<void> {
  noteKept('')
  await wish('forget')
  standing = 'looking'
  await look()
}

/** Ask the service worker for something; how it ended. */
async function wish(what: 'keep' | 'forget'): Promise<Progress> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<Progress>) => {
      if (data.all) loaded = { have: data.have / MEGA, all: data.all / MEGA }
      if (data.is === 'loading') return
      port1.close()
      done(data)
    }
    active?.postMessage(what, [port2])
  })
}
