/** What this browser keeps for its person. A browser that keeps nothing asks again. */

export function recall(name: string, where: () => Storage = () => localStorage): string | null {
  try {
    return where().getItem(name)
  } catch {
    return null
  }
}

export function keep(name: string, text: string, where: () => Storage = () => localStorage): void {
  try {
    where().setItem(name, text)
  } catch {
    // It is kept for as long as the page is open, by whoever asked.
  }
}
