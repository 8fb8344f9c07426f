import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { beforeEach, expect, test } from 'vitest'
import type { ShuffleView } from './protocol'
import { due, judge, promise, type Promised, remembered, transcriptIn } from './sealing'
import { commitment, committedOrder, seatCommitment, type Transcript } from './shuffle'

const SECRET = '5a'.repeat(32)
const TABLE = 'abc-0'
const RULES = '11'.repeat(32)
const PUBLISHED = bytesToHex(commitment(hexToBytes(SECRET), TABLE, 2))
const PROOF = { match: 0, deal: 2, secret: SECRET }
const SHUFFLE: ShuffleView = {
  table: TABLE,
  deal: 2,
  commitment: PUBLISHED,
  sealed: [null, null, null],
  opened: [null, null, null],
  opening: false,
  ends: 5,
  missing: [],
}

/** What the service publishes when the seat's text has been added to the pack. */
function transcript({ texts }: Promised): Transcript {
  const text = texts[1]!
  const seats = [null, text, null]
  const given = {
    secret: hexToBytes(SECRET),
    table: TABLE,
    deal: 2,
    rules: hexToBytes(RULES),
    seats: seats.map((each) => (each ? hexToBytes(each) : null)),
  }
  const sealed = seatCommitment(hexToBytes(text), TABLE, 2, 1, hexToBytes(PUBLISHED))
  return {
    format: 'maija/1',
    table: TABLE,
    deal: 2,
    rules: RULES,
    commitment: PUBLISHED,
    secret: SECRET,
    seats: seats.map((each) => ({ commitment: each ? bytesToHex(sealed) : null, text: each })),
    order: committedOrder(given, [0, 1, 2, 3, 4, 5, 6, 7]),
    draws: [],
  }
}

beforeEach(() => sessionStorage.clear())

test('a seat shows its text before all have committed, or to a commitment of another', () => {
  const promised = promise(null, SHUFFLE, [1])
  const [seal, ...others] = due(promised, SHUFFLE, [1])
  expect(others).toEqual([])
  expect(seal).toMatchObject({ do: 'seal', seat: 1 })
  const sealed = [null, seal!.do === 'seal' ? seal!.commitment : '', null]
  expect(due(promised, { ...SHUFFLE, sealed }, [1])).toEqual([])
  const opening = { ...SHUFFLE, sealed, opening: true }
  expect(due(promised, opening, [1])).toEqual([{ do: 'unseal', seat: 1, text: promised.texts[1] }])
  expect(due(promised, { ...opening, sealed: [null, 'ab', null] }, [1])).toEqual([])
})

test('a seat brings two texts to one shuffle, or one text to two', () => {
  const first = promise(null, SHUFFLE, [1])
  expect(promise(first, SHUFFLE, [1])).toEqual(first)
  expect(promise(remembered(), SHUFFLE, [1])).toEqual(first)
  const other = promise(first, { ...SHUFFLE, commitment: '00'.repeat(32) }, [1])
  expect(other.texts[1]).not.toBe(first.texts[1])
})

test('a true deal is called false', () => {
  const promised = promise(null, SHUFFLE, [1])
  expect(judge(promised, PROOF, transcript(promised))).toEqual({ is: 'true', added: true })
})

test('another secret, another promise or another text passes for the one that was seen', () => {
  const promised = promise(null, SHUFFLE, [1])
  const told = transcript(promised)
  const lied = (change: Partial<Promised>) => judge({ ...promised, ...change }, PROOF, told)
  expect(judge(promised, { ...PROOF, secret: 'ab'.repeat(32) }, told).is).toBe('false')
  expect(lied({ commitment: '00'.repeat(32) }).is).toBe('false')
  expect(lied({ texts: { 1: '22'.repeat(16) } })).toEqual({
    is: 'false',
    codes: ['seat-text-differs'],
  })
  const swapped = { ...told, order: [...told.order].reverse() }
  expect(judge(promised, PROOF, swapped)).toEqual({ is: 'false', codes: ['order-differs'] })
})

test('what this page has not seen is called true or false', () => {
  const promised = promise(null, SHUFFLE, [1])
  expect(judge(null, PROOF, null)).toEqual({ is: 'unseen' })
  expect(judge(promised, { ...PROOF, deal: 1 }, null)).toEqual({ is: 'unseen' })
  expect(judge(promised, { ...PROOF, match: 1 }, null)).toEqual({ is: 'unseen' })
})

test('a deal that was broken off is never checked', () => {
  const promised = promise(null, SHUFFLE, [1])
  expect(judge(promised, PROOF, null)).toEqual({ is: 'broken-off' })
  expect(judge(promised, { ...PROOF, secret: 'ab'.repeat(32) }, null).is).toBe('false')
})

test('the shuffle of another deal is taken out of a game file', () => {
  const file = '{"maija": "game"}\n{"deal": 1, "shuffle": {"deal": 0}}\n{"deal": 2, "shuffle": {"deal": 1}}\n'
  expect(transcriptIn(file, 1)).toEqual({ deal: 1 })
  expect(transcriptIn(file, 2)).toBeNull()
})
