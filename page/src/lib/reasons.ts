/** The sentences that say why something is refused: fetched when there is time, or when one is said. */
import { learn } from './text.svelte'

/** Fulfilled when they are known, or cannot be had: then a reason is said in plain English. */
export const loadReasons = (): Promise<void> =>
  learn('reasons').catch((error: unknown) => console.warn('no reasons:', error))
