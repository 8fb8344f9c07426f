/** Work that can wait, and work in pieces: nobody waits for an answer meanwhile. */

/** Seconds after which what can wait is done in any case. */
const PATIENCE = 3

/** Do something when there is nothing else to do. */
export function whenIdle(doing: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(doing, { timeout: PATIENCE * 1000 })
  else setTimeout(doing, PATIENCE * 1000)
}

/** Milliseconds after which a page that nobody sees, and that draws nothing, goes on. */
const UNSEEN = 100

/** Let what was made be drawn, and everything else go first that waits. */
export const nextFrame = (): Promise<void> =>
  new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, UNSEEN)
  })

/** Let everything else go first that waits: a tap, a key, a picture. */
export const pause = (): Promise<void> => new Promise((go) => setTimeout(go))
