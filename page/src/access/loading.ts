/** The parts for keys and settings, loaded with their sentences when somebody first wants them. */
import { withSentences } from '../lib/text.svelte'

export const loadStanding = withSentences('access', () => import('./standing'))
export const loadSettings = withSentences(
  'access', async () => (await import('./AccessSettings.svelte')).default,
)
