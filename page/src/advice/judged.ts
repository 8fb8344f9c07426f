/** The words of an analysis: its facts as labels and sentences. Only which facts go where is here. */
import type { Ended, Judged, Question } from '../lib/protocol'
import type { Teller } from '../lib/telling'
import { suitName } from '../lib/cards'
import { say } from '../lib/text.svelte'
import { isCertain, LOSING, playText, shown, worthText, type Worth } from './plays'

/** A cost of fewer points is told as one of the match. */
const LEAST_POINTS = 0.05

function whom({ you, name }: Teller, seat: number | null | undefined) {
  if (seat == null) return { who: 'nobody', seat: 'none' }
  return seat === you ? { who: 'you', seat: say('you') } : { who: 'other', seat: name(seat) }
}

/** What the seat was asked. */
export const askedText = (teller: Teller, { kind, cards = [], seat }: Question): string =>
  say(`analysis-asked-${kind}`, { cards: shown(teller, cards), ...whom(teller, seat) })

/** Trumps and stock, where the game has them. */
export const stoodText = ({ trump, stock = 0 }: Question): string =>
  say('analysis-trumps', { suit: suitName(trump ?? null), number: stock })

export const madeText = (teller: Teller, unit: string, { question, played, reached }: Judged) =>
  say('analysis-played', {
    play: playText(teller, question, played),
    estimate: worthText(unit, reached),
  })

export const betterText = (teller: Teller, unit: string, { question, best, possible }: Judged) =>
  say('analysis-better', {
    play: playText(teller, question, best),
    estimate: worthText(unit, possible),
  })

/** What a decision cost, as a sentence. */
export function costText(unit: string, { cost = 0, loss = 0, margin = 0 }: Judged): string {
  if (unit === LOSING) return say('analysis-cost-losing', { percent: 100 * loss, margin: 100 * margin })
  return cost < LEAST_POINTS ? say('analysis-cost-match') : say('analysis-cost-points', { points: cost })
}

/** The same, short; nothing where it clearly cost nothing. */
export function shortCost(unit: string, { clear = false, cost = 0, loss = 0 }: Judged): string {
  if (!clear) return ''
  if (unit === LOSING) return say('analysis-short-losing', { percent: 100 * loss })
  return cost < LEAST_POINTS ? say('analysis-short-match') : say('analysis-short-points', { points: cost })
}

/** An estimate as a number. */
export function numberText(unit: string, worth: Worth): string {
  if (isCertain(worth)) return worthText(unit, worth)
  return unit === LOSING
    ? say('analysis-short-losing', { percent: 100 * worth.counted })
    : say('analysis-short-points', { points: worth.counted })
}

/** How a deal ended. */
export function endedText(unit: string, { result, drawn = false }: Ended): string {
  if (result == null) return say('analysis-outcome', { how: 'left' })
  if (unit !== LOSING) return say('analysis-outcome-points', { points: result })
  return say('analysis-outcome', { how: drawn ? 'drawn' : result ? 'lost' : 'kept' })
}
