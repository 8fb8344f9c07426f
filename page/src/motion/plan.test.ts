import { describe, expect, test } from 'vitest'
import type { Happened } from '../lib/protocol'
import { type Flight, FLIGHT, type Lying, isOpen, moved, plan } from './plan'

const YOU = 0
const lying = (...cards: [number, string][]): Lying[] => cards.map(([card, place]) => ({ card, place }))
const way = ({ card, from, legs }: Flight) => [card, from, ...legs.map(({ to }) => to)]
const ways = (events: Happened[], before: Lying[] = [], you = YOU) => plan(events, before, you).map(way)

describe('a bout', () => {
  test('a card that is led does not go to its place in the bout', () => {
    const led = (card: number, number: number): Happened => ({ kind: 'led', seat: 2, cards: [card], number })
    expect(ways([led(4, 1), led(9, 2), { kind: 'lead-ended', seat: 2, number: 2 }])).toEqual([
      [4, 'seat-2', 'bout-0'],
      [9, 'seat-2', 'bout-1'],
    ])
  })

  test('one’s own card comes from somewhere else than one’s hand', () => {
    expect(ways([{ kind: 'led', seat: 0, cards: [12], number: 1 }])).toEqual([[12, 'hand', 'bout-0']])
    expect(ways([{ kind: 'led', seat: 0, cards: [12], number: 1 }], [], -1)[0]![1]).toBe('seat-0')
  })

  const beaten: Happened[] = [
    { kind: 'beat', seat: 3, cards: [5], number: 4 },
    { kind: 'left', seat: 3, cards: [9], number: 9 },
    { kind: 'discarded', seat: 3, cards: [4, 5], number: 2 },
    { kind: 'picked-up', seat: 3, cards: [9], number: 1 },
  ]
  const bout = lying([4, 'bout-0'], [9, 'bout-1'])

  test('what beats a card lies elsewhere than on it, or is swept off before it was seen', () => {
    const flights = plan(beaten, bout, YOU)
    expect(flights.map(way)).toEqual([
      [5, 'seat-3', 'beat-0', 'discard'],
      [4, 'bout-0', 'discard'],
      [9, 'bout-1', 'seat-3'],
    ])
    const [laid, swept] = flights[0]!.legs
    expect(swept!.start - laid!.end).toBeGreaterThan(400)
  })

  test('cards that everybody has seen lie on', () => {
    const left = plan([{ kind: 'picked-up', seat: 1, cards: [4, 9], number: 2 }], bout, YOU)
    expect(left.map(way)).toEqual([[4, 'bout-0', 'seat-1'], [9, 'bout-1', 'seat-1']])
    expect(left[0]!.legs[0]!.start).toBe(0)
  })

  test('a card that was laid already is laid again', () => {
    const mine = [...bout, ...lying([5, 'beat-0'])]
    const flights = ways(beaten.map((each) => ({ ...each, seat: 0 })), mine)
    expect(flights).toContainEqual([5, 'beat-0', 'discard'])
    expect(flights).toContainEqual([9, 'bout-1', 'hand'])
    expect(flights).toHaveLength(3)
  })

  test('of two alike, both are taken for one', () => {
    const twins = lying([4, 'bout-0'], [4, 'bout-1'])
    expect(ways([{ kind: 'picked-up', seat: 1, cards: [4, 4], number: 2 }], twins)).toEqual([
      [4, 'bout-0', 'seat-1'],
      [4, 'bout-1', 'seat-1'],
    ])
  })

  test('cards that somebody takes back, or hands over, stay', () => {
    expect(ways([{ kind: 'took-back', seat: 1, cards: [9], number: 1 }], bout)).toEqual([
      [9, 'bout-1', 'seat-1'],
    ])
    expect(ways([{ kind: 'claimed', seat: 2, number: 0 }])).toEqual([[null, 'seat-2', 'hand']])
    expect(ways([{ kind: 'claimed', seat: 0, cards: [1, 2], number: 3 }])).toEqual([
      [1, 'hand', 'seat-3'],
      [2, 'hand', 'seat-3'],
    ])
  })
})

describe('the stock', () => {
  test('drawn cards of others are shown, or fewer are drawn than were', () => {
    expect(ways([{ kind: 'drew', seat: 2, number: 2 }])).toEqual([
      [null, 'stock', 'seat-2'],
      [null, 'stock', 'seat-2'],
    ])
    expect(ways([{ kind: 'drew', seat: 0, cards: [39], number: 1 }])).toEqual([[39, 'stock', 'hand']])
    expect(ways([{ kind: 'indicator-drawn', seat: 1, cards: [7], number: 7 }])).toEqual([
      [7, 'stock', 'seat-1'],
    ])
  })

  test('cards are drawn before those that were led are down', () => {
    const [led, drew] = plan(
      [
        { kind: 'led', seat: 1, cards: [3], number: 1 },
        { kind: 'drew', seat: 1, number: 1 },
      ],
      [],
      YOU,
    )
    expect(drew!.legs[0]!.start).toBeGreaterThan(0)
    expect(drew!.legs[0]!.start).toBeLessThan(led!.legs[0]!.end)
  })

  const dealt = (number: number, players: number): Happened[] =>
    Array.from({ length: players }, (_, seat) => ({
      kind: 'dealt',
      seat,
      number,
      ...(seat === YOU ? { cards: Array.from({ length: number }, (_, at) => at) } : {}),
    }))

  test('one seat gets all its cards before the next gets any', () => {
    expect(ways(dealt(2, 3))).toEqual([
      [0, 'stock', 'hand'],
      [null, 'stock', 'seat-1'],
      [null, 'stock', 'seat-2'],
      [1, 'stock', 'hand'],
      [null, 'stock', 'seat-1'],
      [null, 'stock', 'seat-2'],
    ])
  })

  test('dealing out a whole pack takes longer than anybody waits', () => {
    const flights = plan(dealt(13, 4), [], YOU)
    expect(flights).toHaveLength(52)
    expect(Math.max(...flights.map(({ legs }) => legs[0]!.end))).toBeLessThan(2000)
  })
})

describe('a trick', () => {
  const before = lying([19, 'trick-1'], [25, 'trick-2'], [14, 'trick-3'])
  const won: Happened[] = [
    { kind: 'played', seat: 0, cards: [13], number: 4 },
    { kind: 'trick-won', seat: 2, cards: [13, 14, 19, 25], number: 1 },
  ]

  test('the last card of a trick is never seen in it', () => {
    const flights = plan(won, before, YOU)
    expect(flights.map(way)).toEqual([
      [13, 'hand', 'trick-0', 'won-2'],
      [14, 'trick-3', 'won-2'],
      [19, 'trick-1', 'won-2'],
      [25, 'trick-2', 'won-2'],
    ])
    const ends = flights[0]!.legs[0]!.end
    for (const { legs } of flights) expect(legs.at(-1)!.start).toBeGreaterThan(ends + 400)
  })

  test('cards that are passed unseen show their faces', () => {
    const passed: Happened[] = [
      { kind: 'passed', seat: 0, cards: [8, 10], number: 3 },
      { kind: 'passed', seat: 1, cards: [12, 20], number: 0 },
      { kind: 'passed', seat: 2, number: 1 },
    ]
    expect(ways(passed)).toEqual([
      [8, 'hand', 'seat-3'],
      [10, 'hand', 'seat-3'],
      [12, 'seat-1', 'hand'],
      [20, 'seat-1', 'hand'],
      [null, 'seat-2', 'seat-1'],
      [null, 'seat-2', 'seat-1'],
    ])
  })
})

describe('whatever happens', () => {
  test('what moves nothing moves something', () => {
    const still = ['ready', 'sealed', 'named', 'trump-turned', 'out', 'broken', 'ended', 'took-back']
    expect(ways(still.map((kind) => ({ kind, seat: 1 })), lying([3, 'bout-0']))).toEqual([])
  })

  test('a card is in two places at once', () => {
    const flights = plan(
      [
        { kind: 'beat', seat: 3, cards: [5], number: 4 },
        { kind: 'discarded', seat: 3, cards: [4, 5], number: 2 },
        { kind: 'drew', seat: 3, number: 1 },
      ],
      lying([4, 'bout-0']),
      YOU,
    )
    for (const { from, legs } of flights) {
      let [at, time] = [from, 0]
      for (const { to, start, end } of legs) {
        expect(to).not.toBe(at)
        expect(start).toBeGreaterThanOrEqual(time)
        expect(end - start).toBe(FLIGHT)
        ;[at, time] = [to, end]
      }
    }
  })

  test('backs are shown of cards that lie open, or faces of those that do not', () => {
    expect(['hand', 'bout-0', 'beat-3', 'trick-1'].every(isOpen)).toBe(true)
    expect(['seat-1', 'stock', 'discard', 'won-2', ''].some(isOpen)).toBe(false)
  })

  test('a card that is elsewhere untold does not fly, or one that was told flies twice', () => {
    const before = lying([1, 'beat-0'], [2, 'hand'], [3, 'hand'], [4, 'hand'], [4, 'hand'])
    const after = lying([1, 'hand'], [2, 'hand'], [3, 'bout-0'], [4, 'hand'], [4, 'beat-1'])
    expect(moved(before, after, []).map(way)).toEqual([[1, 'beat-0', 'hand'], [3, 'hand', 'bout-0']])
    const told = plan([{ kind: 'led', seat: 0, cards: [3], number: 1 }], before, YOU)
    expect(moved(before, after, told).map(way)).toEqual([[1, 'beat-0', 'hand']])
  })
})
