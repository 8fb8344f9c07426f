/** Where everything lies on the screen: what carries `data-place` and `data-card`. */
import type { Lying, Place } from './plan'

/** A card's middle, its width, and by how many degrees it is turned. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly angle: number
}

export interface Seen extends Lying {
  readonly spot: Spot
  readonly element: HTMLElement
}

export interface Survey {
  readonly places: ReadonlyMap<Place, Spot>
  readonly elements: ReadonlyMap<Place, HTMLElement>
  readonly cards: readonly Seen[]
}

/** What an empty place is taken for. */
const LEAST = 18
const RATIO = 5 / 7

export function survey(root: ParentNode = document): Survey {
  const places = new Map<Place, Spot>()
  const elements = new Map<Place, HTMLElement>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset['place']!
    if (places.has(place)) continue
    places.set(place, spotOf(element, widthIn(element)))
    elements.set(place, element)
  }
  const cards: Seen[] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    if (!element.offsetWidth) continue
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? ''
    cards.push({
      card: Number(element.dataset['card']),
      place,
      spot: spotOf(element, element.offsetWidth),
      element,
    })
  }
  return { places, elements, cards }
}

/** The bounds of what is turned are larger than itself, but have the same middle. */
export function spotOf(element: Element, width?: number): Spot {
  const { left, top, width: wide, height: high } = element.getBoundingClientRect()
  return { x: left + wide / 2, y: top + high / 2, width: width ?? wide, angle: angleOf(element) }
}

function angleOf(element: Element): number {
  const { rotate } = getComputedStyle(element)
  const angle = Number.parseFloat(rotate)
  return Number.isFinite(angle) ? angle : 0
}

/** How wide a card is that lies in a place. */
function widthIn(place: HTMLElement): number {
  const card = place.querySelector<HTMLElement>('[data-card], .face, .back') ?? place
  const { offsetWidth: wide, offsetHeight: high } = card
  return Math.max(LEAST, card === place ? Math.min(wide, high * RATIO) : wide)
}
