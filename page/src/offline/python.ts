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
  runPython(code: string): unknown
  globals: { set(name: string, value: unknown): void }
  FS: { writeFile(path: string, data: Uint8Array): void }
  _module: { HEAPU8: Uint8Array }
}
type Load = (wanted: { indexURL: string }) => Promise<Pyodide>

const SOURCES = '/maija.zip'
const BEGIN = `
import sys
sys.path.insert(0, ${JSON.stringify(SOURCES)})
from maija.service.offline import speech
speech.install(fluent)
from maija.service.offline.desk import Desk

class Here(Desk):
    def open(self, name, kept):
        return super().open(name, bytes(kept.to_py()))

Here(lambda number: bytes(chance(number).to_py()), clock)
`

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
  python.globals.set('fluent', bundle)
  python.globals.set('chance', (number: number) => crypto.getRandomValues(new Uint8Array(number)))
  python.globals.set('clock', () => Date.now() / 1000)
  const desk = python.runPython(BEGIN) as Desk
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
