/** How the cards look to this person; the browser keeps it. */
import { keep, recall } from '../lib/keep'

const CHOICES = {
  /** A colour for each suit, or red and black. */
  colours: ['four', 'two'],
  /** Big indices where cards are small, never, or always. */
  faces: ['auto', 'classic', 'big'],
} as const

type Name = keyof typeof CHOICES
export type Colours = (typeof CHOICES)['colours'][number]
export type Faces = (typeof CHOICES)['faces'][number]

/** What there is to choose from, the usual first. */
export const colourings: readonly Colours[] = CHOICES.colours
export const facings: readonly Faces[] = CHOICES.faces

class Look {
  #colours = $state<Colours>(kept('colours'))
  #faces = $state<Faces>(kept('faces'))

  constructor() {
    this.#show()
  }

  get colours(): Colours {
    return this.#colours
  }
  set colours(wanted: Colours) {
    this.#colours = wanted
    keep(stored('colours'), wanted)
    this.#show()
  }

  get faces(): Faces {
    return this.#faces
  }
  set faces(wanted: Faces) {
    this.#faces = wanted
    keep(stored('faces'), wanted)
  }

  /** Every card and every sign of a suit in the page takes its colour from there. */
  #show(): void {
    document.documentElement.dataset['suits'] = this.#colours
  }
}

const stored = (name: Name) => `deck-${name}`

function kept<N extends Name>(name: N): (typeof CHOICES)[N][number] {
  const before = recall(stored(name))
  return CHOICES[name].find((each) => each === before) ?? CHOICES[name][0]
}

export const look = new Look()
