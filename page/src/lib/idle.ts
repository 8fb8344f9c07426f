/** Work that can wait, and work in pieces: nobody waits for an answer meanwhile. */

/** Seconds after which what can wait is done in any case. */
const PATIENCE = 3

/** Do something when there is nothing else to do. */
export function whenIdle(doing: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(doing, { timeout: PATIENCE * 1000 })
  else setTimeout(doing, PATIENCE * 1000)
}

/** Let everything else go first that waits: a tap, a key, a picture. */
export const pause = (): Promise<void> => new Promise((go) => setTimeout(go))
