import { expect, test } from 'vitest'
import { fileName, read, written } from './housefile'
import { SETTINGS } from './protocol'

const HOUSE = {
  name: 'Mökin säännöt',
  settings: {
    ...SETTINGS,
    game: 'musta-maija',
    players: 5,
    clock: { decision: 30, reserve: 0 },
    pace: 0.5,
    options: { trump_redeclare: 'yes', hand_size: '5' },
  },
}

test('rules that are saved and opened again are other rules', () => {
  expect(read(written(HOUSE))).toEqual(HOUSE)
  const plain = { name: '', settings: { ...SETTINGS, game: 'hearts' } }
  expect(read(written(plain))).toEqual(plain)
  expect(read(`\uFEFF${written(plain)}`)).toEqual(plain)
})

test('a file of the command cannot be opened', () => {
  const file = '{"maija": "house-rules", "form": 1, "name": "A", "game": "dam", "players": 3, "options": {"hand_size": "5"}}'
  expect(read(file)).toMatchObject({
    name: 'A',
    settings: { game: 'dam', players: 3, options: { hand_size: '5' } },
  })
})

test('a file brings what a link may not', () => {
  const file = { maija: 'house-rules', form: 1, game: 'dam', options: { 'a b': 'x', ok: 'y', n: 1 } }
  const table = { public: 'yes', game: 'hearts', pace: '99999999', '.deals': '3' }
  const house = read(JSON.stringify({ ...file, table }))
  expect(house).toMatchObject({ settings: { game: 'dam', public: false, pace: SETTINGS.pace } })
  expect((house as typeof HOUSE).settings.options).toMatchObject({ ok: 'y' })
})

test('any file is taken for house rules', () => {
  for (const text of ['', 'null', '[]', '{}', '{"maija": "house-rules"}', '{"maija": "game"}']) {
    expect(read(text)).toBe('none')
  }
  expect(read('{"maija": "house-rules", "form": 2, "game": "dam"}')).toBe('newer')
})

test('a disk refuses the name of the file', () => {
  expect(fileName(HOUSE)).toBe('mökin-säännöt.json')
  expect(fileName({ ...HOUSE, name: '../..' })).toBe('musta-maija.json')
})
