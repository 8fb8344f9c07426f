/**
 * House rules as a small file, and back: the same file that the command reads and writes. What an
 * option means is not known here; what a link would not take, a file cannot bring either.
 */
import { decoded, encoded, type House } from './share'

const MARK = 'house-rules'
/** The newest form that is known here. */
const FORM = 1
/** No file of house rules is larger. */
export const MOST_BYTES = 100_000

/** The text of the file. What stands in a link beside the rules is kept as `table`. */
export function written(house: House): string {
  const { name, settings } = house
  const table = Object.fromEntries(
    [...new URLSearchParams(encoded(house))].filter(
      ([key]) => !key.startsWith('.') && !['game', 'name', 'players'].includes(key),
    ),
  )
  const told = {
    maija: MARK,
    form: FORM,
    ...(name ? { name } : {}),
    game: settings.game,
    ...(settings.players === null ? {} : { players: settings.players }),
    options: settings.options,
    ...(Object.keys(table).length ? { table } : {}),
  }
  return `${JSON.stringify(told, null, 2)}\n`
}

/** The rules that a file tells; what it is not, if it tells none. */
export function read(text: string): House | 'newer' | 'none' {
  const told = parsed(text.replace(/^\uFEFF/, ''))
  if (told?.['maija'] !== MARK) return 'none'
  if (typeof told['form'] === 'number' && told['form'] > FORM) return 'newer'
  const link = new URLSearchParams(texts(told['table']))
  for (const key of ['game', 'name', 'players']) {
    const value = told[key]
    link.delete(key)
    if (typeof value === 'string' || typeof value === 'number') link.set(key, String(value))
  }
  for (const [option, value] of Object.entries(texts(told['options']))) link.set(`.${option}`, value)
  return decoded(link.toString()) ?? 'none'
}

/** What the file is called: the name of the rules, with nothing in it that a disk refuses. */
export function fileName({ name, settings }: House): string {
  const stem = (name || settings.game).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return `${stem.toLowerCase() || settings.game}.json`
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const told: unknown = JSON.parse(text)
    return told && typeof told === 'object' ? (told as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function texts(told: unknown): Record<string, string> {
  if (!told || typeof told !== 'object') return {}
  return Object.fromEntries(
    Object.entries(told).filter((each): each is [string, string] => typeof each[1] === 'string'),
  )
}
