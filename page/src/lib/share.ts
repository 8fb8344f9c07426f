/**
 * House rules as the text of a link, and back. The text stands in the fragment, so no server and no
 * log ever sees it. What an option means, and whether it goes with the others, is not known here.
 */
import { type Clock, type Settings, SETTINGS } from './protocol'

/** Rules under a name; the name may be empty. */
export interface House {
  readonly name: string
  readonly settings: Settings
}

const GAME = /^[a-z][a-z-]{0,39}$/
const OPTION = /^[a-z][a-z0-9_]{0,39}$/
/** The most options of a link, and the most letters of a value or a name. */
const MOST_OPTIONS = 60
const MOST_VALUE = 200
export const MOST_NAME = 40
/** Options carry a dot, so that no name of an option is ever one of these. */
const DOT = '.'
const SECONDS = ['delay', 'grace', 'idle', 'pace'] as const

/** The rules as text, as in `game=hearts&players=5&.target=50`; only what differs is named. */
export function encoded({ name, settings }: House): string {
  const told = new URLSearchParams({ game: settings.game })
  if (name) told.set('name', name)
  if (settings.players !== null) told.set('players', String(settings.players))
  if (settings.clock) told.set('clock', `${settings.clock.decision} ${settings.clock.reserve}`)
  if (settings.hints !== null) told.set('hints', settings.hints ? 'yes' : 'no')
  for (const each of SECONDS) {
    if (settings[each] !== SETTINGS[each]) told.set(each, String(settings[each]))
  }
  for (const [option, value] of Object.entries(settings.options)) told.set(DOT + option, value)
  return told.toString()
}

/** The rules that a text tells, or null. What it tells in excess is left aside. */
export function decoded(text: string): House | null {
  const told = new URLSearchParams(text)
  const game = told.get('game') ?? ''
  if (!GAME.test(game)) return null
  const options: Record<string, string> = {}
  for (const [name, value] of told) {
    const option = name.slice(DOT.length)
    if (!name.startsWith(DOT) || !OPTION.test(option) || value.length > MOST_VALUE) continue
    if (Object.keys(options).length < MOST_OPTIONS) options[option] = value
  }
  const settings: Settings = { ...SETTINGS, game, options }
  const players = number(told.get('players'))
  if (players !== null && Number.isInteger(players)) settings.players = players
  for (const each of SECONDS) settings[each] = number(told.get(each)) ?? SETTINGS[each]
  settings.clock = clock(told.get('clock'))
  settings.hints = { yes: true, no: false }[told.get('hints') ?? ''] ?? null
  return { name: named(told.get('name') ?? ''), settings }
}

/** A name as it is kept: without blanks around it and what cannot be seen, and not too long. */
export const named = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/\s+/gu, ' ').trim()].slice(0, MOST_NAME).join('')

function number(text: string | null): number | null {
  const found = text === null || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(found) && found >= 0 && found <= 86400 ? found : null
}

function clock(text: string | null): Clock | null {
  const [decision, reserve] = (text ?? '').split(' ').map(number)
  return decision && typeof reserve === 'number' ? { decision, reserve } : null
}
