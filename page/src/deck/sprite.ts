/**
 * All parts that the cards are put together of, out of sight in the page. A part is drawn when the
 * first card needs it: a whole pack would be styled and kept for the few cards that are seen.
 */
import { suitOf } from '../lib/cards'
import { back, LATTICE } from './back'
import { BOUNDS, CLOTHS, court } from './courts'
import { plain, written } from './letters'
import { crowned, MAIJA, maija } from './maija'
import { ace, numbers } from './pips'
import { signAt, SIGNS } from './signs'
import { CARD, HEIGHT, ID, SQUARE, symbol, WIDTH } from './svg'

const ACE = 12
const JACK = 9
const ON_ITS_HEAD = `rotate(180 ${WIDTH / 2} ${HEIGHT / 2}) `

/** The addresses of what a card shows, in the page. */
export const classicOf = (card: number, rank: string): string =>
  part(`face-${card}-${plain(rank)}`, CARD, () => face(card) + corners(card, rank))
export const bigOf = (card: number, rank: string): string =>
  part(`big-${card}-${plain(rank)}`, CARD, () => big(card, rank))
export const backOf = (): string => part('back', CARD, back)
export const signOf = (suit: number): string =>
  part(`sign-${suit}`, SQUARE, () => `<path d="${SIGNS[suit]!}"/>`)

/** What is on a card between its corners. */
export function face(card: number): string {
  const rank = card % 13
  if (card === MAIJA) return maija()
  if (rank === ACE) return ace(suitOf(card))
  return rank < JACK ? numbers(suitOf(card), rank) : court(suitOf(card), rank)
}

/** Rank and sign in two corners. */
function corners(card: number, rank: string): string {
  const suit = suitOf(card)
  const signs = signAt(suit, 27, 85, 0.34) + signAt(suit, WIDTH - 27, HEIGHT - 85, -0.34)
  return (
    written(rank, 4, 16, 46) + written(rank, 4, 16, 46, ON_ITS_HEAD) + `<path d="${signs}"/>`
  )
}

/** The index alone, as large as the card. */
function big(card: number, rank: string): string {
  const suit = suitOf(card)
  const small = signAt(suit, 64, 188, 0.84)
  if (card !== MAIJA) {
    return written(rank, 2, 12, 124) + `<path d="${small}${signAt(suit, 173, 257, 1.22)}"/>`
  }
  const crown = `<g transform="translate(112 196) scale(1.22)">${crowned()}</g>`
  return written(rank, 2, 12, 124) + `<path d="${small}"/>` + crown
}

/** What shapes are filled with or cut out of, by its name. */
const FILLS = new Map([...CLOTHS, ...BOUNDS, LATTICE])

/** The address of a symbol, which lies in the page from now on. */
function part(name: string, box: string, draw: () => string, page: Document = document): string {
  if (!page.getElementById(ID + name)) {
    const drawn = draw()
    for (const [, fill] of drawn.matchAll(/url\(#deck-([\w-]+)\)/g)) {
      if (!page.getElementById(ID + fill!)) lay('defs', FILLS.get(fill!)!(), page)
    }
    lay('g', symbol(name, box, drawn), page)
  }
  return `#${ID}${name}`
}

function lay(place: 'defs' | 'g', drawn: string, page: Document): void {
  sprite(page).querySelector(place)!.insertAdjacentHTML('beforeend', drawn)
}

function sprite(page: Document): Element {
  const there = page.getElementById(`${ID}sprite`)
  if (there) return there
  const made = page.createElementNS('http://www.w3.org/2000/svg', 'svg')
  made.id = `${ID}sprite`
  made.setAttribute('class', `${ID}sprite`)
  made.setAttribute('aria-hidden', 'true')
  // What is not shown itself need not be styled; but there a pattern would fill nothing.
  made.innerHTML = '<defs></defs><g display="none"></g>'
  page.body.append(made)
  return made
}
