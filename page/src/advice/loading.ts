/** The parts that show advice, loaded with their sentences when somebody first wants some. */
import { learn } from '../lib/text.svelte'

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= Promise.all([load(), learn('advice')]).then(([part]) => part)
    // What failed is tried again.
    loading.catch(() => (loading = null))
    return loading
  }
}

export const loadAnalysis = once(async () => (await import('./Analysis.svelte')).default)
/** The sentences alone. */
export const loadSentences = once(async () => {})
export const loadHint = once(async () => (await import('./Hint.svelte')).default)
