/** Who sits at this browser, and which computer players this person plays against. */
import { computers } from './games.svelte'
import { keep, recall } from './keep'
import { say } from './text.svelte'

const USUAL = 'habit'

let name = $state(recall('name') ?? '')
let wanted = $state(recall('computers') ?? '')

export const person = {
  get name() {
    return name
  },
  set name(text: string) {
    name = text
    keep('name', text.trim())
  },
  /** What the person is called at a table. */
  get called() {
    return name.trim() || say('page-somebody')
  },
  /** The computer player: the one chosen last, or one with experience. */
  get opponent() {
    const there = computers()
    return [wanted, USUAL].find((each) => there.includes(each)) ?? there.at(-1) ?? null
  },
  set opponent(player: string | null) {
    wanted = player ?? ''
    keep('computers', wanted)
  },
}
