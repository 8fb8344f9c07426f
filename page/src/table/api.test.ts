import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announced } from '../lib/announcing.svelte'
import type { Choices, Everybody, Own, TableView } from '../lib/protocol'
import { speak } from '../lib/text.svelte'
import { TableApi } from './api'

interface Sent {
  do: string
  id: string
  [field: string]: unknown
}

/** A socket whose other end is the test. */
class Wire {
  static last: Wire
  readyState = 1
  readonly sent: Sent[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}

  constructor(readonly address: string) {
    Wire.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }

  close(): void {}

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  /** The last thing that was asked. */
  get asked(): Sent {
    return this.sent.at(-1)!
  }
}

const seat = (name: string, computer: string | null = null) => ({
  name,
  computer,
  taken: true,
  ready: false,
  here: true,
  away: null,
  sits_in: '',
})
const TABLE = {
  family: 'mustamaija',
  seats: [seat('Aino'), seat('', 'habit'), seat('Eino')],
  phase: 'playing',
  shuffle: null,
  proof: null,
  match: 0,
  results: [],
} as unknown as TableView
const NONE: Choices = { words: [], pick: [], cover: [], must_cover: 0, best: [], pass_: null }
const one = (card: number, joins: number[]) => ({ card, joins, least: 1, most: 3, word: 52 })
const LEAD: Choices = { ...NONE, pick: [one(13, [14]), one(14, [13]), one(30, [])] }
const COVER: Choices = {
  ...NONE,
  words: [53],
  cover: [
    { at: 0, card: 13, beaters: [20] },
    { at: 1, card: 14, beaters: [20, 21] },
  ],
  best: [
    [0, 20],
    [1, 21],
  ],
}

let api: TableApi

function welcome(choices: Choices | null, more: object = {}): void {
  Wire.last.says({
    is: 'welcome',
    protocol: 1,
    version: 4,
    now: 100,
    code: '',
    table: TABLE,
    deal: { serial: 3, at: 7, due: null, view: { hand: [], turn: [0], counts: [] } },
    you: [0],
    host: true,
    own: { seat: 0, view: { seat: 0, hand: [13, 14, 20, 21, 30] }, choices },
    ...more,
  })
}

let version = 4
const update = (all: Everybody, own?: Own, ack?: string) =>
  Wire.last.says({ is: 'update', version: (version += 1), now: 101, all, own, ack })

const refuse = (code: string) =>
  Wire.last.says({ is: 'refused', ack: Wire.last.asked.id, version, reasons: [{ code }] })

const settled = () => new Promise((done) => setTimeout(done))

beforeEach(async () => {
  version = 4
  sessionStorage.clear()
  vi.stubGlobal('WebSocket', Wire)
  await speak('en')
  api = new TableApi('t1')
  api.open()
})

afterEach(() => {
  api.close()
  vi.unstubAllGlobals()
})

test('a lead is sent for another deal or moment, or without its end', () => {
  welcome(LEAD)
  api.tap(14, false)
  api.tap(13, false)
  void api.play()
  expect(Wire.last.asked).toMatchObject({ do: 'act', seat: 0, deal: 3, at: 7, actions: [13, 14, 52] })
})

test('a lead is sent twice by an impatient finger', () => {
  welcome(LEAD)
  api.tap(14, false)
  void api.play()
  void api.play()
  expect(Wire.last.sent).toHaveLength(1)
})

test('the chosen cards are gone after a stale command, or its reason is not said', async () => {
  welcome(LEAD)
  api.tap(14, false)
  void api.play()
  refuse('moved-on')
  await settled()
  expect(api.screen.chosen).toEqual([14])
  expect(api.screen.reasonsAt('hand')).toEqual([{ code: 'moved-on' }])
  expect(api.screen.reasonsAt('deal')).toEqual([])
})

test('a card that may not be led any more stays chosen', () => {
  welcome(LEAD)
  api.tap(14, false)
  api.tap(13, false)
  update({}, { seat: 0, choices: { ...NONE, pick: [one(14, [])] } })
  expect(api.screen.chosen).toEqual([14])
})

test('nobody learns why a card does not go along', () => {
  welcome(LEAD)
  api.tap(14, false)
  api.tap(20, false)
  expect(Wire.last.asked).toMatchObject({ do: 'act', actions: [14, 20, 52] })
  expect(api.screen.chosen).toEqual([14])
})

test('the suggested defence, or one laid by hand, is not the one that is sent', () => {
  welcome(COVER)
  api.suggest()
  void api.play()
  expect(Wire.last.asked).toMatchObject({ do: 'defend', beats: [[0, 20], [1, 21]] })
})

test('a card cannot be laid on the one that was named', () => {
  welcome(COVER)
  api.aim(1)
  api.tap(20, false)
  expect(api.screen.beats).toEqual([[1, 20]])
  api.tap(20, true)
  expect(api.screen.beats).toEqual([])
})

test('a card of Hearts has to be confirmed', () => {
  welcome({ ...NONE, pick: [{ card: 13, joins: [], least: 1, most: 1, word: null }] })
  api.tap(13, false)
  expect(Wire.last.asked).toMatchObject({ do: 'act', actions: [13] })
})

test('an event is said twice, never, or with signs that cannot be heard', () => {
  welcome(null)
  const before = announced().length
  update({ events: [{ kind: 'beat', seat: 1, cards: [49], number: 14 }] })
  expect(api.screen.log.map(({ text }) => text)).toEqual(['Aino beats ♦3 with ♠Q.'].map((text) =>
    text.replace('Aino', api.screen.name(1)),
  ))
  expect(announced().length).toBe(before + 1)
  expect(announced().at(-1)!.text).toContain('beats the 3 of diamonds with the queen of spades.')
})

test('a computer player is called as a person is', () => {
  welcome(null)
  expect(api.screen.name(1)).not.toBe('Aino')
  expect(api.screen.name(1)).not.toBe('Eino')
})

test('people on one device read of the cards that another of them drew', () => {
  welcome(null, { you: [0, 2] })
  const drew = { kind: 'drew', seat: 0, number: 1 }
  update({ events: [drew] }, { seat: 0, events: [[0, { ...drew, cards: [49] }]] })
  expect(api.screen.log.at(-1)!.text).toBe('Aino draws a card.')
})

test('the hand stays open when the device is passed on', async () => {
  welcome(LEAD, { you: [0, 2] })
  api.tap(14, false)
  void api.play()
  update({ deal: { at: 8, view: { turn: [2] } } }, { seat: 0 }, Wire.last.asked.id)
  await settled()
  expect(Wire.last.asked).toMatchObject({ do: 'show', seat: null })
})

test('someone who was silenced is heard, or the next person at the seat is not', () => {
  welcome(null)
  api.screen.muted = new Set([api.screen.ear(2)])
  Wire.last.says({ is: 'said', seat: 2, phrase: 'wow' })
  expect(api.screen.phrases).toEqual([])
  update({ table: { seats: [...TABLE.seats.slice(0, 2), seat('Lempi')] } })
  Wire.last.says({ is: 'said', seat: 2, phrase: 'wow' })
  expect(api.screen.phrases).toHaveLength(1)
})

test('a shuffle is left without a chance of this seat, or gets two', () => {
  const shuffle = {
    table: 't1-0',
    deal: 0,
    commitment: '11'.repeat(32),
    sealed: [null, null, null],
    opened: [null, null, null],
    opening: false,
    ends: 105,
    missing: [],
  }
  welcome(null, { table: { ...TABLE, phase: 'shuffling', shuffle }, deal: null, own: null })
  expect(Wire.last.sent.map((each) => each.do)).toEqual(['seal'])
  const sealed = [Wire.last.asked['commitment'] as string, null, null]
  update({ table: { shuffle: { ...shuffle, sealed } } })
  update({ table: { shuffle: { ...shuffle, sealed, opening: true } } })
  update({ table: { shuffle: { ...shuffle, sealed, opening: true, ends: 106 } } })
  expect(Wire.last.sent.map((each) => each.do)).toEqual(['seal', 'unseal'])
})

// --- hints ---

const HINT = {
  is: 'hint', seat: 0, deal: 3, at: 7, waits: false, unit: 'losing', deals: 900,
  question: { kind: 'lead', hand: [13, 14, 20, 21, 30] },
  options: [{ actions: [13, 14, 52], counted: 0.12 }],
}
const HINTED = { ...TABLE, hints: true }

test('a hint is asked for where none may be asked for', () => {
  welcome(LEAD)
  api.toggleHint()
  expect(Wire.last.sent).toEqual([])
  update({ table: { hints: true } })
  api.toggleHint()
  expect(Wire.last.asked).toMatchObject({ do: 'hint', seat: 0, deal: 3, at: 7 })
})

test('a hint stays when something else is to be decided', async () => {
  welcome(LEAD, { table: HINTED })
  api.toggleHint()
  Wire.last.says({ ...HINT, ack: Wire.last.asked.id })
  await settled()
  expect(api.screen.busy.has('hint')).toBe(false)
  expect(api.screen.advised).toEqual([13, 14, 52])
  update({ deal: { at: 8 } }, { seat: 0, view: { hand: [13] }, choices: COVER })
  expect(api.screen.hint).toBeNull()
})

test('a hint that comes too late is shown for another decision', () => {
  welcome(LEAD, { table: HINTED })
  for (const other of [{ at: 6 }, { deal: 2 }, { seat: 1 }]) {
    Wire.last.says({ ...HINT, ...other, ack: 'late' })
    expect(api.screen.hint).toBeNull()
  }
})

test('a hint that has to be waited for is not asked for again', async () => {
  vi.useFakeTimers()
  welcome(LEAD, { table: HINTED })
  api.toggleHint()
  const first = Wire.last.asked.id
  Wire.last.says({ ...HINT, waits: true, question: null, options: [], ack: first })
  await vi.advanceTimersByTimeAsync(5000)
  expect(Wire.last.asked).toMatchObject({ do: 'hint', at: 7 })
  expect(Wire.last.asked.id).not.toBe(first)
  const asked = Wire.last.sent.length
  api.dropHint()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Wire.last.sent.filter((each) => each.do === 'hint')).toHaveLength(asked)
  vi.useRealTimers()
})

test('computer players are said to warm up after the line was lost', () => {
  welcome(LEAD)
  Wire.last.says({ is: 'warming', on: true })
  expect(api.screen.warming).toBe(true)
  Wire.last.onclose()
  expect(api.screen.warming).toBe(false)
})
