/** What is said aloud: one live region for the whole page, each sentence once. */

const MOST = 12
let count = 0
let lines = $state.raw<readonly { id: number; text: string }[]>([])

/** The last sentences; a screen reader says each when it appears. */
export const announced = () => lines

export function announce(...texts: readonly string[]): void {
  const added = texts.filter(Boolean).map((text) => ({ id: (count += 1), text }))
  if (added.length) lines = [...lines, ...added].slice(-MOST)
}
