import { expect, test } from 'vitest'
import { SETTINGS } from './protocol'
import { routeOf, rulesFragment, tableFragment } from './route.svelte'

test('a link leads elsewhere', () => {
  expect(routeOf('')).toEqual({ at: 'front' })
  expect(routeOf('#front')).toEqual({ at: 'front' })
  expect(routeOf('#join=kopa-rime-tesa')).toEqual({ at: 'join', code: 'kopa-rime-tesa' })
  expect(routeOf('#seat=abc')).toEqual({ at: 'link', token: 'abc' })
  expect(routeOf(tableFragment('a=b c'))).toEqual({ at: 'table', table: 'a=b c' })
})

test('a link to rules leads elsewhere, or loses some', () => {
  const settings = { ...SETTINGS, game: 'hearts', options: { pass_cycle_4: 'left none' } }
  const house = { name: 'Säännöt 100 %', settings }
  expect(routeOf(rulesFragment(house))).toEqual({ at: 'rules', house })
  expect(routeOf('#rules=nonsense')).toEqual({ at: 'front' })
})

test('a damaged link breaks the page', () => {
  expect(routeOf('#table=%E0%A4%A')).toEqual({ at: 'front' })
  expect(routeOf('#tabletable')).toEqual({ at: 'front' })
  expect(routeOf('#table=')).toEqual({ at: 'front' })
})
