/** What the service says of rules while somebody chooses them: in words, or why they clash. */
import { Refusal, rules } from './house'
import type { Fault, Rulebook, Settings } from './protocol'
import { language } from './text.svelte'

/** Milliseconds of quiet before the service is asked again. */
const QUIET = 200

const NOTHING: Rulebook = { faults: [], chapters: [], game: '', changed: '', sources: [] }

export class Ruling {
  /** The rules in words; those before, while there is a clash. */
  book = $state.raw<Rulebook>(NOTHING)
  faults = $state.raw<readonly Fault[]>([])

  /** The options that decide something at this table; null until the service has said it. */
  readonly #deciding = $derived(
    this.book.chapters.length === 0
      ? null
      : new Set(this.book.chapters.flatMap(({ clauses }) => clauses.map(({ option }) => option))),
  )
  /** The options, and `players`, that a clash names. */
  readonly clashing: ReadonlySet<string> = $derived(
    new Set(this.faults.flatMap((fault) => fieldsOf(fault).map(([name]) => name))),
  )

  /** Follow settings for as long as a component is there. */
  constructor(settings: () => Settings | null) {
    let first = true
    $effect(() => {
      const wanted = settings()
      const spoken = language()
      if (!wanted) return
      let stale = false
      const ask = async () => {
        const found = await this.#ask(wanted, spoken)
        if (stale) return
        if (found.chapters.length) this.book = found
        this.faults = found.faults
      }
      const timer = setTimeout(() => void ask(), first ? 0 : QUIET)
      first = false
      return () => {
        stale = true
        clearTimeout(timer)
      }
    })
  }

  async #ask(settings: Settings, spoken: string) {
    try {
      return await rules(settings, spoken)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ...NOTHING, faults: error.reasons }
    }
  }

  /** Whether an option decides something as everything stands. */
  readonly decides = (option: string): boolean => this.#deciding?.has(option) ?? true
}

/** What a clash names: options with their values, as they are written. */
export function fieldsOf({ code, facts }: Fault): [string, string][] {
  const fields = code === 'clash' ? facts?.['fields'] : []
  return (Array.isArray(fields) ? fields : []).map(String).map((text) => {
    const at = text.indexOf('=')
    return [text.slice(0, at), text.slice(at + 1)]
  })
}
