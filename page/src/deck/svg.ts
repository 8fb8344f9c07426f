/** The few ways in which the deck writes SVG. A card is 240 wide and 336 high. */

export const WIDTH = 240
export const HEIGHT = 336

/** What everything in the sprite is called. */
export const ID = 'deck-'

/** A shape of one of the deck's kinds; the kinds are in `deck.css`. */
export const shape = (kind: string, d: string): string => `<path class="${ID}${kind}" d="${d}"/>`

/** What is drawn in a box of 100, as large as wanted with its middle there; it keeps its kind's line. */
export const placed = (d: string, x: number, y: number, size: number, kind = ''): string =>
  `<path${kind && ` class="${ID}${kind}"`} transform="translate(${x - size / 2} ${y - size / 2}) ` +
  `scale(${size / 100})" d="${d}"/>`

/** The same on its head: what the other side of the table sees. */
export const turned = (drawn: string): string =>
  `<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${drawn}</g>`

/** The same as in a mirror that stands in the middle of the card. */
export const mirrored = (drawn: string): string =>
  `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${drawn}</g>`

/** The same at several angles around a point. */
export const round = (angles: readonly number[], x: number, y: number, drawn: string): string =>
  angles.map((angle) => `<g transform="rotate(${angle} ${x} ${y})">${drawn}</g>`).join('')

/** Where a wheel has a point: its middle, how far from there, at what angle from its top. */
export function onWheel(x: number, y: number, r: number, degrees: number): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180
  return [+(x + r * Math.sin(turn)).toFixed(2), +(y - r * Math.cos(turn)).toFixed(2)]
}

/** A spoke of a wheel. */
export const spoke = (x: number, y: number, from: number, to: number, degrees: number): string =>
  `M${onWheel(x, y, from, degrees).join(' ')}L${onWheel(x, y, to, degrees).join(' ')}`

/** A disc as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Both sides. */
export const both = (drawn: string): string => drawn + mirrored(drawn)

/** What shapes are filled with or cut out of: its name, and how it is drawn when a card needs it. */
export type Fill = readonly [name: string, draw: () => string]

/** The box of a card, and of all that is none. */
export const CARD = `0 0 ${WIDTH} ${HEIGHT}`
export const SQUARE = '0 0 100 100'

export const symbol = (name: string, box: string, drawn: string): string =>
  `<symbol id="${ID}${name}" viewBox="${box}">${drawn}</symbol>`

/** What a figure stands in. */
export const FRAME = 'M48 22H192V314H48Z'

/** The band between the two sides of a figure. */
export const sash = (): string =>
  `<g clip-path="url(#${ID}frame)">` +
  ['edge', 'sash', 'beads'].map((kind) => shape(kind, 'M40 141.3L200 194.7')).join('') +
  '</g>'
