/** What the seat in view is asked now, in a sentence, or who is waited for. */
import { cardSign } from '../lib/cards'
import { listed, say } from '../lib/text.svelte'
import { openPlaces } from './api'
import { isHearts, isMustamaija, phaseOf } from './roles'
import type { TableState } from './state.svelte'

/** The question; `written` is how a card stands in it, by default as it is seen. */
export function asked(screen: TableState, written: (card: number) => string = cardSign): string {
  const { view, family, choices, called } = screen
  if (!view) return ''
  if (view.scores) return say('page-ask-over')
  const others = view.turn.length
    ? say('page-ask-others', { seats: listed(view.turn.map(called)) })
    : ''
  if (!choices) return others
  const phase = phaseOf(family, view.phase)
  if (choices.cover.length) {
    const at = openPlaces(choices, screen)[0]
    const card = choices.cover.find((one) => one.at === at)?.card
    return card === undefined ? say('page-ask-laid') : say('page-ask-beat', { card: written(card) })
  }
  if (choices.pass_) {
    const to = isHearts(family, view) && view.passes_to !== null ? view.passes_to : screen.you
    return say('page-ask-pass', { number: choices.pass_.exactly, seat: called(to) })
  }
  if (!view.turn.includes(screen.you)) return `${others} ${say('page-ask-meanwhile')}`
  if (isMustamaija(family, view) && phase === 'lead') {
    const facts = { seat: called(view.defender) }
    return say(view.bout.length ? 'page-ask-more' : 'page-ask-lead', facts)
  }
  if (isHearts(family, view) && phase === 'play') {
    return say(view.suit === null ? 'page-ask-trick-lead' : 'page-ask-trick-follow')
  }
  return say(`page-ask-${phase}`)
}
