/**
 * The letters and figures of the corners, as strokes of one width: the same on every machine, and
 * legible where a letter is twelve pixels high. Each stands on 86 and is 86 high.
 */
import { ID } from './svg'

const STROKES: Record<string, string> = {
  '0': 'M0 24A24 24 0 0 1 48 24V62A24 24 0 0 1 0 62Z',
  '1': 'M2 18L24 2V86',
  '2': 'M1 25C1-8 48-8 48 23C48 44 14 58 1 84H50',
  '3': 'M2 20C6-6 46-6 46 21C46 36 34 41 19 41C38 41 49 48 49 63C49 93 3 94 0 65',
  '4': 'M37 86V1L0 61H52',
  '5': 'M45 0H8L5 39C16 29 49 29 49 58C49 93 5 95 0 67',
  '6': 'M43 10C30-8 0 0 0 46V62A24 24 0 0 0 48 62C48 31 4 31 0 60',
  '7': 'M0 1H49C34 28 22 52 19 86',
  '8': 'M24 40A20 20 0 1 1 25 40A24 23 0 1 1 24 40Z',
  '9': 'M5 76C18 94 48 86 48 40V24A24 24 0 0 0 0 24C0 55 44 55 48 26',
  A: 'M0 86L24 1L48 86M9 60H39',
  B: 'M2 1V85H24C56 85 56 41 24 41H2M24 41C50 41 50 1 24 1H0',
  D: 'M2 1H16C58 1 58 85 16 85H2Z',
  E: 'M46 1H2V85H46M2 42H38',
  J: 'M14 1H38V62C38 92 0 94 0 64',
  K: 'M2 0V86M47 0L4 52M18 36L49 86',
  Q: 'M0 24A24 24 0 0 1 48 24V62A24 24 0 0 1 0 62ZM26 62L50 90',
  R: 'M2 86V1H24C54 1 54 46 24 46H2M22 46L48 86',
  T: 'M0 1H48M24 1V86',
  V: 'M0 0L24 85L48 0',
  n: 'M2 86V32M2 56C4 28 32 26 32 54V86',
  Д: 'M0 98V79H54V98M10 79C18 56 17 30 18 1H44V79',
}
/** Letters that look alike in two alphabets. */
const ALIKE: Record<string, string> = { В: 'B', К: 'K', Т: 'T' }
/** The width of a letter with the gap after it; the others are 68. */
const WIDTHS: Record<string, number> = { '1': 44, n: 52 }
/** The room that more than one letter has, of the 100. */
const ROOM = 80

const letter = (sign: string): string => ALIKE[sign] ?? sign

/** The letters of a rank without those that only look different: a name for what is drawn. */
export const plain = (rank: string): string => [...rank].map(letter).join('')

/**
 * A rank in a square box, by its left upper corner; on its head, if so wanted. More than one letter
 * is narrower, and fits as well.
 */
export function written(rank: string, x: number, y: number, size: number, turned = ''): string {
  const signs = [...plain(rank)]
  const widths = signs.map((sign) => WIDTHS[sign] ?? 68)
  const whole = widths.reduce((sum, width) => sum + width, 0) - 20
  const narrow = Math.min(1, ROOM / whole)
  const box = `${turned}translate(${x} ${y}) scale(${size / 100})`
  const left = (50 - (whole * narrow) / 2).toFixed(1)
  let to = 0
  const strokes = signs.map((sign, at) => {
    const moved = `${box} translate(${left} 7) scale(${narrow.toFixed(2)} 1) translate(${to})`
    to += widths[at]!
    return `<path class="${ID}stroke" transform="${moved}" d="${STROKES[sign]!}"/>`
  })
  return strokes.join('')
}
