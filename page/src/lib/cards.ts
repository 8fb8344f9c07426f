/** Cards and words as people read and hear them. */
import { language, NOMINATIVE, say } from './text.svelte'
import { RANKS, WORDS } from './words'

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const
const SIGNS = ['♣', '♦', '♥', '♠'] as const
const SPOKEN = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'jack', 'queen', 'king', 'ace'] as const

export const suitOf = (card: number): number => Math.floor(card / 13)
export const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2

/** The sign of a card's suit. */
export const suitSign = (card: number): string => SIGNS[suitOf(card)]!

/** How the language writes the rank, such as `Q`. */
export function rankOf(card: number): string {
  return (RANKS[language()] ?? RANKS['en']!)[card % 13]!
}

/** A card in a sentence, such as `♠Q`. */
export const cardSign = (card: number): string => `${suitSign(card)}${rankOf(card)}`

/** A suit, `none` for none. */
export const suitName = (suit: number | null): string =>
  suit === null || suit < 0 ? 'none' : say(`suit-${SUITS[suit]!}`)

/** A card as it is said aloud, where a sentence asks for it in a case of its language. */
export const cardName = (card: number, grammatical = NOMINATIVE): string =>
  say('card-name', { rank: SPOKEN[card % 13]!, suit: SUITS[suitOf(card)]!, case: grammatical })

/** A card as it is seen, likewise. */
export const cardShown = (card: number, grammatical = NOMINATIVE): string =>
  say('card-shown', { card: cardSign(card), case: grammatical })

/** The name of an action that is no card, as the names of sentences have it. */
export function wordOf(family: string, action: number): string {
  const words: Record<number, string> = WORDS[family as keyof typeof WORDS] ?? {}
  return words[action] ?? String(action)
}

export const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)
