/** The parts that show advice, loaded with their sentences when somebody first wants some. */
import { withSentences } from '../lib/text.svelte'

export const loadAnalysis = withSentences(
  'advice', async () => (await import('./Analysis.svelte')).default,
)
/** The sentences alone. */
export const loadSentences = withSentences('advice', async () => {})
export const loadHint = withSentences('advice', async () => (await import('./Hint.svelte')).default)
