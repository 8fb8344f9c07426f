/**
 * From what a seat may do to what is sent: groups of actions out of `Choices`.
 *
 * No rule may live here. Which cards go together, how many, and what ends a group, stands in the
 * choices; here is only how a person puts them together card by card.
 */
import { ascending } from './cards'
import type { Choices, Pick } from './protocol'

/** A place in the bout and the card to lay there. */
export type Beat = readonly [number, number]

const times = (cards: readonly number[], card: number): number =>
  cards.filter((each) => each === card).length

/** What the chosen cards began with. */
export function pickOf(choices: Choices, chosen: readonly number[]): Pick | undefined {
  return choices.pick.find((pick) => pick.card === chosen[0])
}

/** Whether a card may be chosen beside those that are: as the first, as another, to be passed. */
export function mayJoin(choices: Choices, chosen: readonly number[], card: number): boolean {
  if (choices.pass_) {
    return chosen.length < choices.pass_.exactly && !chosen.includes(card) && choices.pass_.cards.includes(card)
  }
  if (chosen.length === 0) return choices.pick.some((pick) => pick.card === card)
  const pick = pickOf(choices, chosen)
  if (!pick || chosen.length >= pick.most) return false
  return times(chosen.slice(1), card) < times(pick.joins, card)
}

/** The chosen cards after a tap on one: it joins, takes the place of the others, or goes. */
export function tapped(choices: Choices, chosen: readonly number[], card: number): number[] {
  if (mayJoin(choices, chosen, card)) return [...chosen, card]
  if (chosen.includes(card)) return without(choices, chosen, card)
  return mayJoin(choices, [], card) && !choices.pass_ ? [card] : [...chosen]
}

/** The chosen cards without one; those that no longer go with the rest go too. */
function without(choices: Choices, chosen: readonly number[], card: number): number[] {
  const place = chosen.lastIndexOf(card)
  const rest = chosen.filter((_, at) => at !== place)
  return standing(choices, rest)
}

/** Of cards chosen before, those that may still be chosen, in their order. */
export function standing(choices: Choices, chosen: readonly number[]): number[] {
  return chosen.reduce<number[]>(
    (kept, card) => (mayJoin(choices, kept, card) ? [...kept, card] : kept),
    [],
  )
}

/** The actions of the chosen cards, or null while they are no whole group. */
export function groupOf(choices: Choices, chosen: readonly number[]): number[] | null {
  if (choices.pass_) return chosen.length === choices.pass_.exactly ? ascending(chosen) : null
  const pick = pickOf(choices, chosen)
  if (!pick || chosen.length < pick.least || chosen.length > pick.most) return null
  return [...ascending(chosen), ...(pick.word === null ? [] : [pick.word])]
}

/** The cards that may be laid on a place of the bout beside the beats that are chosen. */
export function beatersOf(
  choices: Choices,
  hand: readonly number[],
  beats: readonly Beat[],
  at: number,
): number[] {
  const elsewhere = beats.filter(([place]) => place !== at).map(([, card]) => card)
  const cover = choices.cover.find((each) => each.at === at)
  return (cover?.beaters ?? []).filter((card) => times(elsewhere, card) < times(hand, card))
}

/** The beats with a card at a place; without the one there if it is the same card. */
export function laid(beats: readonly Beat[], at: number, card: number): Beat[] {
  const others = beats.filter(([place]) => place !== at)
  return beats.length !== others.length && beats.some(([p, c]) => p === at && c === card)
    ? others
    : [...others, [at, card]]
}

/** Of beats chosen before, those that may still be laid. */
export function stillLaid(choices: Choices, hand: readonly number[], beats: readonly Beat[]): Beat[] {
  return beats.reduce<Beat[]>(
    (kept, [at, card]) =>
      beatersOf(choices, hand, kept, at).includes(card) ? [...kept, [at, card]] : kept,
    [],
  )
}
