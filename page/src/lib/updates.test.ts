import { expect, test } from 'vitest'
import type { DealView, Everybody, Own, TableView, Update, View } from './protocol'
import { eventsOf, type Seen, updated, viewOf } from './updates'

const view = (fields: object) => fields as View
const DEAL: DealView = { serial: 3, at: 5, due: null, view: view({ hand: [], trump: 1, stock: 9 }) }
const SEEN: Seen = {
  version: 7,
  code: '',
  table: { phase: 'playing', watchers: 0 } as TableView,
  deal: DEAL,
  you: [1],
  host: false,
  own: { seat: 1, view: { hand: [4, 5] }, choices: null },
}
const update = (all: Everybody, own?: Own, version = 8): Update => ({
  is: 'update',
  version,
  now: 0,
  all,
  ...(own ? { own } : {}),
})

test('a field of the table that has not changed is lost', () => {
  const after = updated(SEEN, update({ table: { watchers: 2 } }))!
  expect(after.table).toEqual({ phase: 'playing', watchers: 2 })
  expect(after.version).toBe(8)
})

test('a change of the stock turns the trump off or shows nobody a hand', () => {
  const after = updated(SEEN, update({ deal: { at: 6, view: { stock: 8 } } }))!
  expect(after.deal).toEqual({ serial: 3, at: 6, due: null, view: { hand: [], trump: 1, stock: 8 } })
  expect(viewOf(after)).toEqual({ hand: [4, 5], trump: 1, stock: 8 })
})

test('an update about others takes the choices away', () => {
  const choices = { words: [53] } as never
  const asked = updated(SEEN, update({}, { seat: 1, choices }))!
  expect(updated(asked, update({ deal: { at: 6 } }, undefined, 9))!.own!.choices).toBe(choices)
})

test('choices outlive the turn they were for', () => {
  const asked = updated(SEEN, update({}, { seat: 1, choices: { words: [53] } as never }))!
  const after = updated(asked, update({}, { seat: 1 }, 9))!
  expect(after.own).toEqual({ seat: 1, view: { hand: [4, 5] }, choices: null })
})

test('a field told in secret outlives its taking back', () => {
  const after = updated(SEEN, update({}, { seat: 1, view: { claim: true } }))!
  expect(after.own!.view).toEqual({ claim: true })
})

test('cards of the last deal are seen in the next', () => {
  const deal = { serial: 4, at: 0, due: null, view: view({ hand: [], trump: null }) }
  const after = updated(SEEN, update({ deal, dealt: true }))!
  expect(after.deal).toEqual(deal)
  expect(after.own).toBeNull()
  expect(viewOf(after)).toEqual({ hand: [], trump: null })
})

test('cards lie there when they have been cleared away', () => {
  const after = updated(SEEN, update({ dealt: true }))!
  expect(after.deal).toBeNull()
  expect(viewOf(after)).toBeNull()
})

test('an update that was missed is passed over', () => {
  expect(updated(SEEN, update({}, undefined, 9))).toBeNull()
})

test('an update that came twice is done twice', () => {
  expect(updated(SEEN, update({ table: { phase: 'over' } }, undefined, 7))).toBe(SEEN)
})

test('a person is told of an own event what everybody may know', () => {
  const all = { events: [{ kind: 'beat', seat: 0 }, { kind: 'drew', seat: 1, number: 2 }] }
  const drew = { kind: 'drew', seat: 1, number: 2, cards: [4, 5] }
  expect(eventsOf(update(all, { seat: 1, events: [[1, drew]] }))).toEqual([all.events[0], drew])
})
