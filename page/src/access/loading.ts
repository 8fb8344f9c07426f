/** The parts for keys and settings, loaded with their sentences when somebody first wants them. */
import { learn } from '../lib/text.svelte'

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= Promise.all([load(), learn('access')]).then(([part]) => part)
    // What failed is tried again.
    loading.catch(() => (loading = null))
    return loading
  }
}

export const loadKeys = once(async () => (await import('./Keys.svelte')).default)
export const loadSettings = once(async () => (await import('./AccessSettings.svelte')).default)
