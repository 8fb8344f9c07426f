import { expect, test } from 'vitest'
import { SETTINGS } from './protocol'
import { decoded, encoded, named } from './share'

const HOUSE = {
  name: 'Mökin säännöt',
  settings: {
    ...SETTINGS,
    game: 'musta-maija',
    players: 5,
    clock: { decision: 30, reserve: 0 },
    pace: 0.5,
    hints: true,
    options: { trump_redeclare: 'yes', pass_cycle_4: 'left right none', removed_3: '2C 2D' },
  },
}

test('shared rules are other rules than those that were chosen', () => {
  expect(decoded(encoded(HOUSE))).toEqual(HOUSE)
  const plain = { name: '', settings: { ...SETTINGS, game: 'hearts' } }
  expect(encoded(plain)).toBe('game=hearts')
  expect(decoded('game=hearts')).toEqual(plain)
})

test('a link to rules lists a table, or lets everybody look on', () => {
  const told = encoded({ name: '', settings: { ...HOUSE.settings, public: true, watch: false } })
  expect(decoded(told)?.settings).toMatchObject({ public: false, watch: true })
})

test('a damaged link breaks the page', () => {
  expect(decoded('')).toBeNull()
  expect(decoded('game=%3Cscript%3E')).toBeNull()
  expect(decoded('%E0%A4%A&&==')).toBeNull()
  const odd = decoded('game=hearts&players=many&clock=soon&pace=-1&.target=&.__proto__=x&.A=1&x=y')
  expect(odd).toEqual({ name: '', settings: { ...SETTINGS, game: 'hearts', options: { target: '' } } })
  expect(decoded(`game=hearts&.target=${'9'.repeat(300)}`)?.settings.options).toEqual({})
  const many = Array.from({ length: 99 }, (_, at) => `&.o${at}=1`).join('')
  expect(Object.keys(decoded(`game=hearts${many}`)!.settings.options)).toHaveLength(60)
})

test('a name carries what cannot be seen, or never ends', () => {
  expect(named('  Mummon \u202e\u0000 säännöt ')).toBe('Mummon säännöt')
  expect([...named('🂭'.repeat(99))]).toHaveLength(40)
})
