/** What a person prefers: one of a few words, kept in the browser and followed by the whole page. */
import { keep, recall } from './keep'

export class Preference<T extends string> {
  #now: T

  /** The first of the values counts until somebody chooses. */
  constructor(
    readonly name: string,
    readonly values: readonly [T, ...T[]],
  ) {
    const kept = recall(name)
    this.#now = $state(values.find((each) => each === kept) ?? values[0])
  }

  get now(): T {
    return this.#now
  }

  choose(value: T): void {
    this.#now = value
    keep(this.name, value)
  }
}
