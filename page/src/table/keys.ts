/** The keys of a row of buttons of which only one is in the order of the tab key. */

/** Where a key leads from one of `length` places; null if it leads nowhere. */
export function placeAfter(key: string, at: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + length - 1) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}
