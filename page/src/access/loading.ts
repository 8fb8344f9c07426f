/** The parts for keys and settings, loaded with their sentences when somebody first wants them. */
import { withSentences } from '../lib/text.svelte'

export const loadKeys = withSentences('access', async () => (await import('./Keys.svelte')).default)
export const loadSettings = withSentences(
  'access', async () => (await import('./AccessSettings.svelte')).default,
)
