/** The parts of a lesson, loaded with their sentences: the way to it, and its steps at the table. */
import { withSentences } from '../lib/text.svelte'

export const loadLessons = withSentences('front', () => import('./parts'))
