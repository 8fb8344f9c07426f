/** What somebody tries on a screen: one thing at a time; and why it did not go, where it was tried. */
import { Refusal } from './house'
import type { Fault } from './protocol'

export class Tries {
  /** Where something is being tried; empty when nothing is. */
  busy = $state('')
  #refused = $state.raw<{ place: string; faults: readonly Fault[] }>({ place: '', faults: [] })

  /** Why what was tried last in a place did not go. */
  readonly reasons = (place: string): readonly Fault[] =>
    this.#refused.place === place ? this.#refused.faults : []

  /** Try something, unless something else is being tried. */
  async at(place: string, doing: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = place
    this.#refused = { place, faults: [] }
    try {
      await doing()
    } catch (error) {
      this.refused(place, error)
    } finally {
      this.busy = ''
    }
  }

  /** Note why something did not go; what is no refusal is thrown on. */
  refused(place: string, error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    this.#refused = { place, faults: error.reasons }
  }

  /** What did not go in a place goes now. */
  goes(place: string): void {
    if (this.#refused.place === place) this.#refused = { place: '', faults: [] }
  }
}
