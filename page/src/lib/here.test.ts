import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAway, noteAway } from './away.svelte'
import { isHere, lineAt, lineHere, noteHere, noteKept, tablesHere } from './here'
import { gameFile, join, makeTable, presets, Refusal, tables } from './house'
import { type Listed, SETTINGS } from './protocol'

const asked = vi.hoisted(() => ({ paths: [] as string[], fails: false }))
const lines = vi.hoisted(() => ({ sent: [] as string[], closed: 0, listener: null as unknown }))
vi.mock('../offline/here', () => ({
  ask: (path: string) => {
    asked.paths.push(path)
    if (asked.fails) return Promise.reject(new Error('no Python'))
    return Promise.resolve(new Response('{"table":"here-1"}'))
  },
  talk: (_table: string, listener: unknown) => {
    lines.listener = listener
    return { send: (text: string) => lines.sent.push(text), close: () => (lines.closed += 1) }
  },
}))

const listed = (table: string, phase = 'playing'): Listed => ({
  table, game: 'hearts', players: 4, taken: 4, phase, watch: false,
})

beforeEach(() => {
  localStorage.clear()
  noteAway(false)
  asked.paths = []
  asked.fails = false
  lines.sent = []
  lines.closed = 0
  vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('no network'))))
})
afterEach(() => vi.unstubAllGlobals())

test('without a network nothing is kept, and yet something is asked here', async () => {
  await expect(presets('en')).rejects.toBeInstanceOf(Refusal)
  expect(asked.paths).toEqual([])
  expect(isAway()).toBe(true)
})

test('without a network nobody answers what could be answered here', async () => {
  noteKept('one')
  await presets('fi')
  await tables()
  await makeTable({ name: 'Aino', settings: SETTINGS, computers: 'habit' })
  expect(asked.paths).toEqual(['presets?lang=fi', 'tables', 'tables'])
})

test('what needs the service is asked here', async () => {
  noteKept('one')
  await expect(join('kopa-rime-tesa')).rejects.toMatchObject({
    reasons: [{ code: 'unreachable' }],
  })
  expect(asked.paths).toEqual([])
})

test('with a network the service is not asked', async () => {
  noteKept('one')
  noteAway(true)
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response('[]'))))
  await tables()
  expect(asked.paths).toEqual([])
  expect(isAway()).toBe(false)
})

test('the service is asked for a table that is kept here', async () => {
  await gameFile('here-0123', 2)
  expect(asked.paths).toEqual(['tables/here-0123/games/2'])
  expect(fetch).not.toHaveBeenCalled()
})

test('it is not said that what plays here does not start', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  noteKept('one')
  asked.fails = true
  await expect(presets('en')).rejects.toMatchObject({ reasons: [{ code: 'offline-failed' }] })
})

test('a line to a table here behaves otherwise than a socket', async () => {
  const heard: string[] = []
  const line = lineAt(lineHere('here-1'))
  line.onopen = () => heard.push('open')
  line.onmessage = ({ data }) => heard.push(data as string)
  line.onclose = () => heard.push('close')
  const other = () => lines.listener as { open(): void; hear(text: string): void; end(): void }
  await vi.waitFor(() => expect(lines.listener).not.toBeNull())
  other().hear('too early')
  other().open()
  other().hear('{}')
  line.send('beat')
  other().end()
  other().end()
  other().hear('too late')
  expect(heard).toEqual(['open', '{}', 'close'])
  expect(lines.sent).toEqual(['beat'])
  line.close()
  expect(lines.closed).toBe(0)
})

test('a line that is closed before it is there stays open', async () => {
  lines.listener = null
  lineAt(lineHere('here-1')).close()
  await vi.waitFor(() => expect(lines.closed).toBe(1))
})

test('tables here are told in another order, or though they are kept no more', () => {
  noteHere(listed('here-1'), ['here-1'])
  noteHere(listed('here-2'), ['here-2', 'here-1'])
  noteHere(listed('here-1', 'over'), ['here-1', 'here-2'])
  expect(tablesHere().map(({ table, phase }) => [table, phase])).toEqual([
    ['here-1', 'over'],
    ['here-2', 'playing'],
  ])
  noteHere(listed('here-3'), ['here-3', 'here-2'])
  expect(tablesHere().map(({ table }) => table)).toEqual(['here-3', 'here-2'])
  localStorage.setItem('here', '{')
  expect(tablesHere()).toEqual([])
  expect([isHere('here-1'), isHere('0123456789abcdef')]).toEqual([true, false])
})
