/**
 * The single keys of a table: a card by suit and rank, and what is read aloud.
 *
 * Digits mean the same in every language; letters name suits and ranks as its cards are written.
 * No key is taken that a browser or a screen reader uses together with another, nor one that is
 * typed into a field. Rules are not looked at: a card is tapped, and the table says what came of it.
 */
import { announce } from '../lib/announcing.svelte'
import { cardName } from '../lib/cards'
import { digitOf, rankOfKey, suitOfKey } from '../lib/cardkeys'
import { language, say } from '../lib/text.svelte'
import type { TableApi } from '../table/api'
import { keys } from './preferences.svelte'
import {
  inflected, readCounts, readHand, readLast, readScore, readSuit, readTable, readTurn,
} from './reading'

const FIELD = 'input, textarea, select, [contenteditable]'
/** Whatever lies over the table has the keys for itself. */
const COVERING = 'dialog[open], .panel.sheet:not([hidden])'
const OWN = '.own'
const ANSWERS = '.asking .buttons > button'
const FIRST_CARD = '.hand > button[tabindex="0"]'

export class TableKeys {
  /** The suit that was named; the next rank makes it a card. */
  suit = $state<number | null>(null)
  helping = $state(false)
  /** Whether a ten was just named by its one. */
  #one = false

  constructor(readonly api: TableApi) {}

  /** A key was pressed somewhere on the screen. */
  press(event: KeyboardEvent): void {
    if (!isMeant(event)) return
    const one = this.#one
    this.#one = false
    if (event.key === 'Escape') this.suit = null
    else if (this.#card(event) || this.#command(event, one)) event.preventDefault()
  }

  /** A rank after a suit, or a suit. */
  #card(event: KeyboardEvent): boolean {
    const { screen } = this.api
    if (this.suit !== null) {
      const rank = rankOfKey(event, language())
      if (rank !== null) {
        this.#one = digitOf(event) === '1'
        this.#tap(this.suit * 13 + rank)
        this.suit = null
        return true
      }
    }
    const suit = suitOfKey(event, language())
    if (suit === null || !screen.view) return false
    this.suit = suit
    announce(readSuit(screen, suit))
    return true
  }

  #tap(card: number): void {
    const { screen } = this.api
    const there = times(screen.hand, card)
    if (!there) return announce(say('page-key-not-held', { card: inflected(card) }))
    if (!screen.choices) return announce(...readTurn(screen))
    const before = this.#used(card)
    this.api.tap(card, before === there)
    const after = this.#used(card)
    if (after > before) {
      const at = screen.beats.findLast(([, each]) => each === card)?.[0]
      const attack = screen.choices.cover.find((each) => each.at === at)?.card
      announce(
        attack === undefined
          ? say('page-card-chosen', { card: cardName(card) })
          : say('page-read-laid', { attack: inflected(attack), card: inflected(card) }),
      )
    } else if (after < before) announce(say('page-key-back', { card: inflected(card) }))
  }

  /** How many of a card lie ready to be sent. */
  #used(card: number): number {
    const { chosen, beats } = this.api.screen
    return times(chosen, card) + times(beats.map(([, each]) => each), card)
  }

  #command(event: KeyboardEvent, one: boolean): boolean {
    const { screen } = this.api
    switch (digitOf(event) ?? event.key) {
      case '1':
        announce(...readHand(screen))
        return true
      case '2':
        announce(...readTable(screen))
        return true
      case '3':
        announce(...readCounts(screen))
        return true
      case '4':
        announce(...readTurn(screen))
        return true
      case '5':
        announce(...readLast(screen))
        return true
      case '6':
        announce(...readScore(screen))
        return true
      case '7':
        if (!go(ANSWERS)) announce(...readTurn(screen))
        return true
      case '8':
        if (!go(FIRST_CARD)) announce(say('page-hand-empty'))
        return true
      case '9':
        this.helping = true
        return true
      case '0':
        // The rest of a ten that was typed as it is written.
        return one
      case '.':
        this.#send()
        return true
      case 'Backspace':
        return this.#clear()
      default:
        return false
    }
  }

  /** Press the button that answers; it asks once more where that is wanted. */
  #send(): void {
    const main = document.querySelector<HTMLElement>('.asking button.main:not([aria-disabled="true"])')
    if (main) main.click()
    else announce(...readTurn(this.api.screen))
  }

  #clear(): boolean {
    const { chosen, beats } = this.api.screen
    if (!chosen.length && !beats.length) return false
    this.api.clear()
    announce(say('page-key-cleared'))
    return true
  }
}

function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || keys.now === 'off') return false
  if (event.ctrlKey || event.altKey || event.metaKey) return false
  const { target } = event
  if (!(target instanceof Element) || target.closest(FIELD) || document.querySelector(COVERING)) return false
  return keys.now === 'table' || target.closest(OWN) !== null
}

const times = (cards: readonly number[], card: number): number =>
  cards.filter((each) => each === card).length

function go(where: string): boolean {
  const found = document.querySelector<HTMLElement>(where)
  found?.focus()
  return found !== null
}
