/** How fast cards fly for this person; the browser keeps it. */
import { keep, recall } from '../lib/keep'

const NAME = 'motion-speed'
/** By how much faster than usual. */
const RATES = { off: 0, slow: 0.5, normal: 1, fast: 2 } as const

export type Speed = keyof typeof RATES
export const speeds = Object.keys(RATES) as readonly Speed[]

class Pace {
  #speed = $state<Speed>(speeds.find((each) => each === recall(NAME)) ?? 'normal')

  get speed(): Speed {
    return this.#speed
  }
  set speed(wanted: Speed) {
    this.#speed = wanted
    keep(NAME, wanted)
  }

  /** How fast cards fly now; 0 where nothing may move, or nobody looks. */
  get rate(): number {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    return still || document.hidden ? 0 : RATES[this.#speed]
  }
}

export const pace = new Pace()
