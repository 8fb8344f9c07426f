import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import page from '../../../docs/shuffle.md?raw'
import {
  ChanceStream,
  commitment,
  committedDraw,
  committedOrder,
  freshSeatText,
  lawSeed,
  seatCommitment,
  ShuffleError,
  type Circumstances,
  type Transcript,
  verify,
} from './shuffle'

type Vector = Transcript & { name: string; 'first block': string }

/** The very vectors that the tests of the program read. */
const VECTORS = [...page.matchAll(/```json\n(.*?)```/gs)].map(
  (block) => JSON.parse(block[1]!) as Vector,
)
const FIRST = VECTORS[0]!

const circumstancesOf = (t: Transcript): Circumstances => ({
  secret: hexToBytes(t.secret),
  table: t.table,
  deal: t.deal,
  rules: hexToBytes(t.rules),
  seats: t.seats.map((seat) => (seat.text === null ? null : hexToBytes(seat.text))),
})

test('the vectors have vanished from the page', () => {
  expect(VECTORS.map((vector) => vector.order.length)).toEqual([52, 104, 36, 0])
})

describe.each(VECTORS)('$name', (vector) => {
  const given = circumstancesOf(vector)

  test('the browser and the program commit differently', () => {
    const published = commitment(given.secret, given.table, given.deal)
    expect(bytesToHex(published)).toBe(vector.commitment)
    given.seats.forEach((text, seat) => {
      if (text === null) return
      const own = seatCommitment(text, given.table, given.deal, seat, published)
      expect(bytesToHex(own)).toBe(vector.seats[seat]!.commitment)
    })
  })

  test('the browser and the program draw different chance', () => {
    const stream = new ChanceStream(given, 'pack')
    const block = [0, 1, 2, 3].map(() => stream.number().toString(16).padStart(16, '0')).join('')
    expect(block).toBe(vector['first block'])
    expect(committedOrder(given, vector.order.toReversed())).toEqual(vector.order)
    for (const { label, below, value } of vector.draws) {
      expect(committedDraw(given, label, BigInt(below))).toBe(BigInt(value))
      if (label === 'law') expect(lawSeed(given)).toBe(BigInt(value))
    }
  })

  test('a true transcript is called false', () => {
    expect(verify(vector)).toEqual([])
  })
})

const swapped = [FIRST.order[1]!, FIRST.order[0]!, ...FIRST.order.slice(2)]
const [opened, ...others] = FIRST.seats
const draw = FIRST.draws[0]!

test.each<[string, Partial<Transcript>, string[]]>([
  ['another secret', { secret: 'ab'.repeat(32) }, ['secret-not-committed', 'order-differs']],
  ['another order', { order: swapped }, ['order-differs']],
  [
    "another seat's text",
    { seats: [{ ...opened!, text: '00'.repeat(16) }, ...others] },
    ['seat-text-differs', 'order-differs'],
  ],
  ['a seat that waited', { seats: [{ ...opened!, commitment: null }, ...others] }, ['seat-not-committed']],
  ['another draw', { draws: [{ ...draw, value: '1' }] }, ['draw-differs']],
  ['a draw made twice', { draws: [draw, draw] }, ['draw-twice']],
  ['a draw from the pack', { draws: [{ ...draw, label: 'pack' }] }, ['draw-impossible']],
  ['a draw from nothing', { draws: [{ ...draw, below: '0' }] }, ['draw-impossible']],
  ['a draw that is no number', { draws: [{ ...draw, below: '04' }] }, ['draw-impossible']],
  ['a short secret', { secret: 'ab' }, ['malformed']],
  ['upper-case digits', { secret: 'AB'.repeat(32) }, ['malformed']],
  ['a card three times', { order: [5, 5, 5] }, ['malformed']],
  ['a card beyond the pack', { order: [52] }, ['malformed']],
  ['a table without a name', { table: '' }, ['malformed']],
  ['a name that no file can hold', { table: '\ud800' }, ['malformed']],
  ['a fraction of a deal', { deal: 0.5 }, ['malformed']],
  ['another format', { format: 'maija/2' }, ['malformed']],
])('%s passes for the deal that was played', (_what, change, codes) => {
  const found = verify({ ...FIRST, ...change }).map((fault) => fault.code)
  expect(found).toEqual(expect.arrayContaining(codes))
})

test('a transcript with nothing in it breaks the page', () => {
  expect(verify({} as Transcript)).toEqual([{ code: 'malformed', field: 'format' }])
  expect(verify({ format: 'maija/1', secret: '' } as Transcript)[0]!.code).toBe('malformed')
})

test('a small number is drawn more often than a large one', () => {
  // One number in four is thrown away for this range.
  const n = 3n * 2n ** 61n
  const raw = new ChanceStream(circumstancesOf(FIRST), 'dice')
  const numbers = Array.from({ length: 64 }, () => raw.number())
  const kept = numbers.filter((each) => each < 2n * n).map((each) => each % n)
  expect(kept.length).toBeLessThan(numbers.length)
  const stream = new ChanceStream(circumstancesOf(FIRST), 'dice')
  expect(kept.map(() => stream.below(n))).toEqual(kept)
})

test('a range that is none is drawn from', () => {
  const stream = new ChanceStream(circumstancesOf(FIRST), 'dice')
  expect(() => stream.below(0n)).toThrow(ShuffleError)
  expect(() => stream.below(2n ** 63n + 1n)).toThrow(ShuffleError)
})

test('two seats bring the same text', () => {
  expect(freshSeatText()).toHaveLength(16)
  expect(bytesToHex(freshSeatText())).not.toBe(bytesToHex(freshSeatText()))
})
