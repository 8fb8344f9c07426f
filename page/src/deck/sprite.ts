/** All symbols that the cards are put together of, once in the page and out of sight. */
import { suitOf } from '../lib/cards'
import { back, lattice } from './back'
import { cloths, court } from './courts'
import { letters } from './letters'
import { crowned, MAIJA, maija } from './maija'
import { ace, numbers, pips } from './pips'
import { HEIGHT, ID, symbol, WIDTH } from './svg'

const BOX = `0 0 ${WIDTH} ${HEIGHT}`
const ACE = 12
const JACK = 9

/** What is on a card between its corners. */
export function face(card: number): string {
  const rank = card % 13
  if (card === MAIJA) return maija()
  if (rank === ACE) return ace(suitOf(card))
  return rank < JACK ? numbers(suitOf(card), rank) : court(suitOf(card), rank)
}

export function symbols(): string {
  const faces = Array.from({ length: 52 }, (_, card) => symbol(`face-${card}`, BOX, face(card)))
  return (
    cloths() + lattice() + letters() + pips() + faces.join('') + symbol('back', BOX, back()) + symbol('crowned', '0 0 100 100', crowned())
  )
}

/** Put the symbols into the page if they are not there. */
export function lay(page: Document = document): void {
  if (page.getElementById(`${ID}sprite`)) return
  const sprite = page.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sprite.id = `${ID}sprite`
  sprite.setAttribute('class', `${ID}sprite`)
  sprite.setAttribute('aria-hidden', 'true')
  sprite.innerHTML = symbols()
  page.body.append(sprite)
}
