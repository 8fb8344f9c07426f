/** The Python of this browser, with Maija in it: what `maija.service.offline` offers, as functions. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Runtime } from './wire'

/** What Python gives: it has to be let go of. */
interface Proxy {
  toJs(): unknown
  destroy(): void
}

/** The tables of this browser: `maija.service.offline.desk`. */
export interface Desk {
  ask(path: string, body: string): Proxy
  open(table: string, kept: Uint8Array): string
  come(table: string): void
  go(table: string): void
  hear(table: string, frame: string): void
  wake(table: string): void
  wait(table: string): number
  take(table: string): Proxy
  kept(table: string): Proxy
  listed(table: string): string
  has(table: string): boolean
  forget(table: string): void
}

/** As much of Pyodide as is used. */
interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string): void
  pyimport(name: 'sys'): { path: { insert(at: number, path: string): void } }
  pyimport(name: 'maija.service.offline.start'): Start
  FS: { writeFile(path: string, data: Uint8Array): void }
  _module: { HEAPU8: Uint8Array }
}
/** `maija.service.offline.start`. */
interface Start {
  begin(
    fluent: typeof bundle,
    chance: (number: number) => Uint8Array,
    clock: () => number,
  ): Desk
}
type Load = (wanted: { indexURL: string }) => Promise<Pyodide>

const SOURCES = '/maija.zip'
const fetched = async (address: string): Promise<ArrayBuffer> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}

/** Start Python, and open the tables. */
export async function begin(root: string, runtime: Runtime): Promise<{ desk: Desk; bytes: number }> {
  const indexURL = root + runtime.pyodide
  const loading = import(/* @vite-ignore */ `${indexURL}pyodide.mjs`) as Promise<{ loadPyodide: Load }>
  const [python, wheel, sources] = await Promise.all([
    loading.then(({ loadPyodide }) => loadPyodide({ indexURL })),
    fetched(root + runtime.wheel),
    fetched(root + runtime.sources),
  ])
  python.unpackArchive(wheel, 'wheel')
  python.FS.writeFile(SOURCES, new Uint8Array(sources))
  python.pyimport('sys').path.insert(0, SOURCES)
  const start = python.pyimport('maija.service.offline.start')
  const chance = (number: number) => crypto.getRandomValues(new Uint8Array(number))
  const desk = start.begin(bundle, chance, () => Date.now() / 1000)
  return { desk, bytes: python._module.HEAPU8.length }
}

/** What Python gave, as the page has it. */
export function given<T>(proxy: Proxy): T {
  const value = proxy.toJs() as T
  proxy.destroy()
  return value
}

/** A function of Python for `FORM`, with its arguments by name last. */
interface Form {
  copy(): Form
  callKwargs(card: string, named: Record<string, string>): string
}

/** The sentences of a language for Python: see `maija.service.offline.speech`. */
function bundle(language: string, passed: Form) {
  // Python lets go of what it passes when the call is over.
  const form = passed.copy()
  const sentences = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      FORM: ([card], { case: grammatical }) =>
        form.callKwargs(String(card), grammatical === undefined ? {} : { case: String(grammatical) }),
    },
  })
  return {
    add: (text: string) => void sentences.addResource(new FluentResource(text)),
    has: (name: string) => sentences.hasMessage(name),
    say(name: string, facts: string): string {
      const faults: Error[] = []
      const told = JSON.parse(facts) as Record<string, FluentVariable>
      const text = sentences.formatPattern(sentences.getMessage(name)?.value ?? '', told, faults)
      return JSON.stringify([text, faults.map(({ message }) => message)])
    },
  }
}
