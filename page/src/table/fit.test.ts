import { expect, test } from 'vitest'
import { everybody, lying, others } from './around'
import { boutAfter, isOver } from './bouts'
import { fitHand, fitPairs, fitTrick, HEIGHT, rowsOf } from './fit'
import { sorted } from './sorting.svelte'

const ROOMS = [
  [336, 590],
  [366, 790],
  [820, 346],
  [900, 700],
  [1500, 980],
] as const

test.each(ROOMS)('a hand does not fit into %i pixels', (room, table) => {
  for (let count = 1; count <= 36; count += 1) {
    const { width, rows, step } = fitHand(count, room, table)
    const places = rowsOf(count, rows)
    const widest = Math.max(...places.map(({ of }) => of))
    expect(places).toHaveLength(count)
    expect(width + step * (widest - 1)).toBeLessThanOrEqual(room + 0.01)
    if (widest > 1) expect(step).toBeGreaterThanOrEqual(24)
  }
})

test('six pairs of a bout do not fit on the cloth of a small phone', () => {
  const { width, columns } = fitPairs(6, 220, 200)
  expect(columns).toBe(3)
  expect(width).toBeGreaterThan(36)
  expect(2 * width * HEIGHT * 1.34).toBeLessThanOrEqual(200.01)
})

test('a player is missing at the table, or sits there twice', () => {
  for (let players = 2; players <= 8; players += 1) {
    for (let you = -1; you < players; you += 1) {
      const seats = everybody(players, you).map(({ seat }) => seat)
      expect(seats.toSorted((a, b) => a - b)).toEqual([...Array(players).keys()])
    }
  }
})

test('the next player does not sit to the left', () => {
  const around = others(4, 2)
  expect(around.map(({ seat }) => seat)).toEqual([3, 0, 1])
  expect(around[0]!.x).toBeLessThan(0)
  expect(around[2]!.x).toBeGreaterThan(0)
})

test('a hand is not in the order that was asked for', () => {
  const [club, diamond, heart, spade] = [3, 13 + 5, 26 + 1, 39 + 10]
  const hand = [club!, diamond!, heart!, spade!]
  expect(sorted(hand, 'suit', null)).toEqual([club, diamond, spade, heart])
  expect(sorted(hand, 'rank', null)).toEqual([heart, club, diamond, spade])
  expect(sorted(hand, 'trump', 0)).toEqual([diamond, spade, heart, club])
})

test('the last bout is not what was seen and told of it', () => {
  const events = [
    { kind: 'beat', cards: [9], number: 7 },
    { kind: 'left', cards: [8] },
  ]
  const bout = [[7, -1], [7, -1], [8, -1]] as const
  const after = boutAfter(bout, events)
  expect(after).toEqual([[7, 9], [7, -1], [8, -2]])
  expect(isOver(bout, [])).toBe(true)
  expect(isOver(bout, after)).toBe(false)
})

/** Where the cards of a trick end, each turned as it lies: left, top, right, bottom. */
function boxes(players: number, you: number, room: number, high: number) {
  const fit = fitTrick(you < 0 ? players : players - 1, room, high)
  return lying(players, you).map(({ x, y }) => {
    const across = Math.abs(x) < 1 ? x * fit.inner : x
    const angle = (Math.abs(across) * 7 * Math.PI) / 180
    const half = (fit.width / 2) * (Math.cos(angle) + HEIGHT * Math.sin(angle))
    const tall = (fit.width / 2) * (HEIGHT * Math.cos(angle) + Math.sin(angle))
    const [left, top] = [across * fit.across * fit.width, y * fit.down * fit.width]
    return [left - half, top - tall, left + half, top + tall] as const
  })
}

test.each([
  [366, 430],
  [340, 260],
  [430, 120],
  [480, 330],
  [960, 480],
])('cards of a trick touch each other in a room of %i by %i pixels', (room, high) => {
  for (let players = 3; players <= 6; players += 1) {
    for (let you = -1; you < players; you += 1) {
      const all = boxes(players, you, room, high)
      for (const [at, [left, top, right, bottom]] of all.entries()) {
        expect(right - left).toBeLessThan(room)
        const apart = all
          .slice(at + 1)
          .every(([l, t, r, b]) => r < left || right < l || b < top || bottom < t)
        expect(apart, `${players} players, seen by ${you}, card ${at}`).toBe(true)
      }
    }
  }
})

test('pairs are small beside each other although two rows make them larger', () => {
  expect(fitPairs(5, 500, 330)).toMatchObject({ columns: 3 })
  expect(fitPairs(2, 366, 400)).toMatchObject({ columns: 2 })
  expect(fitPairs(1, 366, 400).width).toBeGreaterThan(100)
})
