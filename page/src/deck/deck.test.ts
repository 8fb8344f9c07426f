import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Card from '../parts/Card.svelte'
import { SUITS, rankOf, suitOf } from '../lib/cards'
import { speak } from '../lib/text.svelte'
import { RANKS } from '../lib/words'
import Face from './Face.svelte'
import { plain } from './letters'
import { look } from './look.svelte'
import { MAIJA } from './maija'
import { SIGNS } from './signs'
import { face } from './sprite'

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

/** What the page draws where it shows a part of the sprite. */
const shownOf = (use: Element) => document.querySelector(use.getAttribute('href')!)!.innerHTML

/** A card without the signs of its suit. */
const without = (drawn: string) => SIGNS.reduce((left, sign) => left.replaceAll(sign, ''), drawn)

/** A shape is the same wherever it lies, however large it is, and on its head. */
function same(one: string, other: string): boolean {
  const [first, second] = [one, other].map((shape) => {
    const [x, y, ...rest] = [...shape.matchAll(/[-\d.]+/g)].map(Number)
    const off = rest.map((number, at) => number - (at % 2 ? y! : x!))
    const most = off.reduce((far, each) => (Math.abs(each) > Math.abs(far) ? each : far), 0)
    return off.map((each) => (each / most).toFixed(2)).join(' ')
  })
  return first === second
}

/** How often each suit's sign is drawn: all signs of a card of numbers are one shape. */
const signs = (drawn: string) => {
  const shapes = [...drawn.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => d!.split(/(?<=Z)/))
  return SIGNS.map((sign) => shapes.filter((shape) => same(shape, sign)).length)
}

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
    const figures = SUITS.map((_, suit) => without(face(suit * 13 + Number(rank))))
    expect(new Set(figures).size).toBe(4)
  })
})

describe('the corners', () => {
  test.each(Object.keys(RANKS))('of all cards say the rank twice in %s', async (code) => {
    document.querySelector('#deck-sprite')?.remove()
    await speak(code)
    for (const card of CARDS) {
      const drawn = shownOf(show(card).querySelector('.classic')!)
      const strokes = [...drawn.matchAll(/class="deck-stroke" transform="(rotate)?/g)]
      expect(strokes).toHaveLength(2 * plain(rankOf(card)).length)
      expect(strokes.filter(([, turned]) => turned)).toHaveLength(plain(rankOf(card)).length)
      const signsOnly = signs(drawn).map((number, suit) => number - signs(face(card))[suit]!)
      expect(signsOnly).toEqual(SUITS.map((_, suit) => (suit === suitOf(card) ? 2 : 0)))
      await clear()
    }
  })

  test('change when another language is spoken', async () => {
    const card = show(10)
    expect(hrefs(card)).toContain('#deck-face-10-Q')
    await speak('fr')
    flushSync()
    expect(hrefs(card)).toContain('#deck-face-10-D')
    expect(hrefs(card)).not.toContain('#deck-face-10-Q')
  })

  test('are told apart in every language', () => {
    for (const ranks of Object.values(RANKS)) {
      expect(new Set(ranks.map(plain)).size).toBe(13)
    }
  })
})

describe('the sprite', () => {
  /** All that lies there when all cards have been seen. */
  const sprite = () => document.querySelector('#deck-sprite')!.outerHTML
  beforeAll(async () => {
    document.querySelector('#deck-sprite')?.remove()
    for (const card of [...CARDS, null]) {
      show(card)
      await clear()
    }
  })

  test('lacks nothing that is drawn with it', async () => {
    const used = [...sprite().matchAll(/(?:href="|url\()#([\w-Д]+)/g)].map(([, id]) => id!)
    for (const card of [...CARDS, null]) {
      used.push(...hrefs(show(card)).map((href) => href.slice(1)))
      await clear()
    }
    expect(used.filter((id) => !document.getElementById(id))).toEqual([])
  })

  test('has no shape without a look', () => {
    const kinds = new Set([...sprite().matchAll(/class="(deck-[\w-]+)"/g)].map(([, kind]) => kind!))
    expect([...kinds].filter((kind) => !new RegExp(`\\.${kind}\\b`).test(css))).toEqual([])
  })

  test('brings nothing that the policy of the page forbids', () => {
    expect(sprite()).not.toMatch(/style=|<style|<script|\son\w+=|https?:/)
    expect(sprite()).not.toMatch(/undefined|NaN/)
  })

  test('shows nothing itself, and keeps patterns where they work', () => {
    const parts = document.querySelectorAll('#deck-sprite symbol')
    for (const each of parts) expect(each.closest('[display="none"]')).not.toBeNull()
    expect(document.querySelector('#deck-cloth-0')!.closest('[display="none"]')).toBeNull()
  })

  test('has a part when a card needs it, once', async () => {
    document.querySelector('#deck-sprite')!.remove()
    look.faces = 'classic'
    for (let times = 0; times < 2; times += 1) {
      show(10)
      await clear()
    }
    expect(document.querySelectorAll('#deck-sprite')).toHaveLength(1)
    const there = [...document.querySelectorAll('#deck-sprite [id]')].map(({ id }) => id)
    const wanted = ['cloth-0', 'half', 'frame', 'face-10-Q']
    expect(there.toSorted()).toEqual(wanted.map((name) => `deck-${name}`).toSorted())
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
