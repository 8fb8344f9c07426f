import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Card from '../parts/Card.svelte'
import { SUITS, rankOf, suitOf } from '../lib/cards'
import { speak } from '../lib/text.svelte'
import { RANKS } from '../lib/words'
import Face from './Face.svelte'
import { rankSymbol } from './letters'
import { look } from './look.svelte'
import { MAIJA } from './maija'
import { face, lay, symbols } from './sprite'

// Every language that has letters for ranks can be spoken, in English words.
vi.mock('virtual:texts', async (original) => {
  const { default: texts } = await original<typeof import('virtual:texts')>()
  const { RANKS } = await import('../lib/words')
  return { default: Object.fromEntries(Object.keys(RANKS).map((code) => [code, texts['en']!])) }
})

const CARDS = Array.from({ length: 52 }, (_, card) => card)
const COURT = ['jack', 'queen', 'king']
const css = readFileSync('src/deck/deck.css', 'utf8')
let shown: ReturnType<typeof mount> | null = null

function show(card: number | null, more: { big?: boolean; second?: boolean } = {}): HTMLElement {
  shown = mount(Face, { target: document.body, props: { card, ...more } })
  flushSync()
  return document.querySelector<HTMLElement>('.face')!
}

async function clear(): Promise<void> {
  if (shown) await unmount(shown)
  shown = null
}

const hrefs = (within: Element) =>
  [...within.querySelectorAll('use')].map((use) => use.getAttribute('href')!)

/** How often each suit's sign is drawn. */
const signs = (drawn: string) =>
  SUITS.map((suit) => [...drawn.matchAll(new RegExp(`#deck-pip-${suit}"`, 'g'))].length)

beforeEach(async () => {
  localStorage.clear()
  look.colours = 'four'
  look.faces = 'auto'
  await speak('en')
})
afterEach(clear)

describe('what lies on a card', () => {
  test.each(CARDS.filter((card) => card % 13 < 9))('card %i has as many signs as it says', (card) => {
    const wanted = SUITS.map((_, suit) => (suit === suitOf(card) ? (card % 13) + 2 : 0))
    expect(signs(face(card))).toEqual(wanted)
  })

  test.each(CARDS)('card %i shows the sign of no other suit', (card) => {
    const found = signs(face(card))
    expect(found[suitOf(card)]).toBeGreaterThan(0)
    expect(found.filter((number) => number > 0)).toHaveLength(1)
  })

  test('no two cards look alike', () => {
    expect(new Set(CARDS.map((card) => face(card))).size).toBe(52)
  })

  test.each(COURT.map((name, at) => [name, at + 9]))('every %s is a figure of its own', (_, rank) => {
    const figures = SUITS.map((_, suit) => face(suit * 13 + Number(rank)).replaceAll(/pip-\w+/g, ''))
    expect(new Set(figures).size).toBe(4)
  })
})

describe('the corners', () => {
  test.each(Object.keys(RANKS))('of all cards say the rank twice in %s', async (code) => {
    await speak(code)
    for (const card of CARDS) {
      const found = hrefs(show(card).querySelector('.classic')!)
      const rank = `#deck-${rankSymbol(rankOf(card))}`
      expect(found.filter((each) => each === rank)).toHaveLength(2)
      expect(found.filter((each) => each === `#deck-pip-${SUITS[suitOf(card)]}`)).toHaveLength(2)
      await clear()
    }
  })

  test('change when another language is spoken', async () => {
    const card = show(10)
    expect(hrefs(card)).toContain('#deck-rank-Q')
    await speak('fr')
    flushSync()
    expect(hrefs(card)).toContain('#deck-rank-D')
    expect(hrefs(card)).not.toContain('#deck-rank-Q')
  })

  test('are told apart in every language', () => {
    for (const ranks of Object.values(RANKS)) {
      expect(new Set(ranks.map(rankSymbol)).size).toBe(13)
    }
  })
})

describe('the sprite', () => {
  const sprite = symbols()
  const ids = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

  test('lacks nothing that is drawn with it', async () => {
    const used = [...sprite.matchAll(/(?:href="|url\()#([\w-Д]+)/g)].map(([, id]) => id!)
    for (const card of [...CARDS, null]) {
      used.push(...hrefs(show(card)).map((href) => href.slice(1)))
      await clear()
    }
    expect(used.filter((id) => !ids.has(id))).toEqual([])
  })

  test('has no shape without a look', () => {
    const kinds = new Set([...sprite.matchAll(/class="(deck-[\w-]+)"/g)].map(([, kind]) => kind!))
    expect([...kinds].filter((kind) => !new RegExp(`\\.${kind}\\b`).test(css))).toEqual([])
  })

  test('brings nothing that the policy of the page forbids', () => {
    expect(sprite).not.toMatch(/style=|<style|<script|\son\w+=|https?:/)
    expect(sprite).not.toMatch(/undefined|NaN/)
  })

  test('is in the page once', async () => {
    show(3)
    await clear()
    show(4)
    lay()
    expect(document.querySelectorAll('#deck-sprite')).toHaveLength(1)
  })
})

describe('colours', () => {
  const block = (name: string) => new RegExp(`\\[data-suits='${name}'\\] \\{([^}]*)`).exec(css)![1]!
  const colour = (from: string, suit: string) => new RegExp(`--${suit}: (#\\w{6})`).exec(from)![1]!
  const all = (name: string) => SUITS.map((suit) => colour(block(name), suit))
  const papers = /--card-paper: light-dark\((#\w{6}), (#\w{6})\)/.exec(css)!.slice(1)

  const light = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const contrast = (one: string, other: string) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b)
    return (high! + 0.05) / (low! + 0.05)
  }

  test('of the suits are four, or red and black', () => {
    expect(new Set(all('four')).size).toBe(4)
    const [clubs, diamonds, hearts, spades] = all('two')
    expect([clubs, diamonds]).toEqual([spades, hearts])
    expect(clubs).not.toBe(diamonds)
  })

  test.each(['four', 'two'])('of %s are legible on the paper by day and by night', (name) => {
    expect(papers).toHaveLength(2)
    for (const ink of all(name)) {
      for (const paper of papers) expect(contrast(ink, paper)).toBeGreaterThan(4.5)
    }
  })

  test('of the black queen are her own, and legible', () => {
    const own = /\.deck-of-maija \{([^}]*)/.exec(css)![1]!
    expect(contrast(colour(own, 'suit'), colour(own, 'card-paper'))).toBeGreaterThan(7)
    const dark = CARDS.filter((card) => {
      const mine = show(card).classList.contains('deck-of-maija')
      void clear()
      return mine
    })
    expect(dark).toEqual([MAIJA])
  })

  test('change for the whole page, and are kept', () => {
    expect(document.documentElement.dataset['suits']).toBe('four')
    look.colours = 'two'
    expect(document.documentElement.dataset['suits']).toBe('two')
    expect(localStorage.getItem('deck-colours')).toBe('two')
  })
})

describe('faces', () => {
  test('are big, or not, as the person or the caller wants it', async () => {
    const card = show(5)
    expect(card.classList).toContain('auto')
    look.faces = 'big'
    flushSync()
    expect(card.classList).toContain('big')
    expect(localStorage.getItem('deck-faces')).toBe('big')
    await clear()
    expect(show(5, { big: false }).classList).toContain('classic')
  })

  test('turned down say nothing of the card', () => {
    const back = show(null, { second: true })
    expect(hrefs(back)).toEqual(['#deck-back'])
    expect(back.classList).toContain('second')
    expect(back.className).not.toMatch(/deck-of/)
  })

  test('are silent, and a card says its name once', async () => {
    expect(show(49).textContent?.trim()).toBe('')
    await clear()
    const card = mount(Card, { target: document.body, props: { card: 49 } })
    flushSync()
    expect(document.querySelector('.card')!.textContent?.trim()).toBe('queen of spades')
    await unmount(card)
  })
})
