/** What the page and the worker that plays without a network say to each other. */
import type { Listed } from '../lib/protocol'

/** What a browser loads to play: what the service tells in `python/runtime.json`. */
export interface Runtime {
  /** Empty where the service offers nothing. */
  readonly version: string
  readonly pyodide: string
  readonly wheel: string
  readonly sources: string
  /** The path of each file, and how many bytes are sent for it. */
  readonly files: readonly (readonly [string, number])[]
}

/** To the worker. */
export type Wanted =
  | { do: 'start'; root: string; runtime: Runtime }
  | { do: 'ask'; id: number; path: string; body: string }
  /** A line to a table, under a number of its own. */
  | { do: 'open'; id: number; table: string }
  | { do: 'say'; id: number; text: string }
  | { do: 'close'; id: number }

/** From the worker. */
export type Told =
  /** It can play; after so many milliseconds, in so many bytes of memory. */
  | { is: 'started'; took: number; bytes: number }
  | { is: 'failed'; why: string }
  | { is: 'answer'; id: number; status: number; body: string }
  | { is: 'open'; id: number }
  | { is: 'said'; id: number; text: string }
  | { is: 'closed'; id: number }
  /** A table was kept; these are all that are. */
  | { is: 'kept'; listed: Listed; all: readonly string[] }
