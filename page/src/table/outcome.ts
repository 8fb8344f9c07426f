/** How the scores of a deal came about, in words: read from the view, reckoned nowhere. */
import { cardSign } from '../lib/cards'
import type { View } from '../lib/protocol'
import { say } from '../lib/text.svelte'
import { isHearts, isMustamaija } from './roles'

export function outcome(family: string, view: View, seat: number): string {
  if (isMustamaija(family, view)) {
    if (view.drawn) return say('page-how-drawn')
    if (seat === view.loser) {
      const left = view.seat === seat ? view.hand : []
      return left.length
        ? say('page-how-left-with', { cards: left.map(cardSign).join(' ') })
        : say('page-how-left')
    }
    const place = view.out.indexOf(seat)
    return place < 0 ? '' : say('page-how-out', { number: place + 1 })
  }
  if (!isHearts(family, view)) return ''
  const told = [say('page-tricks', { number: view.tricks[seat] ?? 0 })]
  if (seat === view.shooter) told.push(say(view.sun ? 'page-how-sun' : 'page-how-moon'))
  return told.join(', ')
}
