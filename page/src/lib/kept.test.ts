import { beforeEach, expect, test, vi } from 'vitest'
import { SETTINGS } from './protocol'

const settings = { ...SETTINGS, game: 'hearts', options: { target: '50' } }
const fresh = async () => {
  vi.resetModules()
  return import('./kept.svelte')
}

beforeEach(() => localStorage.clear())

test('kept rules are gone on the next visit', async () => {
  const before = await fresh()
  expect(before.keepRules({ name: ' Mummola ', settings })).toBe(true)
  expect(before.keepRules({ name: 'Aitta', settings: { ...settings, players: 3 } })).toBe(true)
  const after = await fresh()
  expect(after.keptRules()).toEqual(before.keptRules())
  expect(after.keptRules().map(({ name }) => name)).toEqual(['Aitta', 'Mummola'])
})

test('rules of the same name are there twice, or forgotten ones remain', async () => {
  const { keepRules, keptRules, forgetRules } = await fresh()
  keepRules({ name: 'Mökki', settings })
  keepRules({ name: 'Mökki', settings: { ...settings, players: 3 } })
  expect(keptRules()).toHaveLength(1)
  expect(keptRules()[0]?.settings.players).toBe(3)
  forgetRules('Mökki')
  expect((await fresh()).keptRules()).toEqual([])
})

test('rules without a name are kept', async () => {
  const { keepRules, keptRules } = await fresh()
  expect(keepRules({ name: ' \u200b', settings })).toBe(false)
  expect(keptRules()).toEqual([])
})

test('what another program has left breaks the page', async () => {
  localStorage.setItem('rules', '["game=hearts", 7, "nonsense"]')
  localStorage.setItem('tables', '{"a": 1}')
  localStorage.setItem('last', '[')
  const { keptRules, seenTables, lastOf } = await fresh()
  expect(keptRules()).toHaveLength(1)
  expect(seenTables()).toEqual([])
  expect(lastOf('hearts')).toEqual({})
})

test('a table that was seen is forgotten, or remembered twice', async () => {
  const { noteTable, seenTables } = await fresh()
  const names = Array.from({ length: 25 }, (_, at) => at.toString(16).padStart(16, '0'))
  for (const name of [...names, names[20]!, '../odd']) noteTable(name)
  expect(seenTables()).toHaveLength(20)
  expect(seenTables().slice(0, 2)).toEqual([names[20], names[24]])
})

test('how a game was played last is mixed up with another', async () => {
  const { noteLast, lastOf } = await fresh()
  noteLast('hearts', { players: 5 })
  noteLast('voron', { players: 2 })
  expect(lastOf('hearts')).toEqual({ players: 5 })
  expect(lastOf('dam')).toEqual({})
})
