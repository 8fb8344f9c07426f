/** A prompt or a tip as a sentence. No rule stands here, only which facts go into which sentence. */
import { cardShown, cardSign, suitName } from '../lib/cards'
import type { Pointed } from '../lib/protocol'
import type { Teller } from '../lib/telling'
import { type Facts, Inflected, NOMINATIVE, say } from '../lib/text.svelte'

const NONE = 'none'

/** One card in the case that a sentence asks for, several in a row as they are. */
function shown({ card }: Teller, cards: readonly number[] = []): Inflected | string {
  if (!cards.length) return NONE
  if (cards.length === 1) return new Inflected((form) => (card ?? cardShown)(cards[0]!, form))
  return cards.map((each) => card?.(each, NOMINATIVE) ?? cardSign(each)).join(card ? ', ' : ' ')
}

function factsOf(teller: Teller, { number, against, cards, seat, suit }: Pointed): Facts {
  return {
    number: number ?? -1,
    against: against ?? -1,
    cards: shown(teller, cards),
    seat: seat == null ? NONE : seat === teller.you ? say('you') : teller.name(seat),
    suit: suitName(suit ?? null),
  }
}

export const promptText = (teller: Teller, prompt: Pointed): string =>
  say(`prompt-${prompt.code}`, factsOf(teller, prompt))

/** With the clause of the rules that it comes from. */
export const tipText = (teller: Teller, tip: Pointed): string =>
  say('guide-tip', {
    sentence: say(`tip-${tip.code}`, factsOf(teller, tip)),
    clause: tip.clause ?? '',
  })
