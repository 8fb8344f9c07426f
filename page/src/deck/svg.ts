/** The few ways in which the deck writes SVG. A card is 240 wide and 336 high. */

export const WIDTH = 240
export const HEIGHT = 336

/** What everything in the sprite is called. */
export const ID = 'deck-'

/** A shape of one of the deck's kinds; the kinds are in `deck.css`. */
export const shape = (kind: string, d: string): string => `<path class="${ID}${kind}" d="${d}"/>`

/** A symbol of the sprite in a square, by its middle. */
export const placed = (name: string, x: number, y: number, size: number, kind = ''): string =>
  `<use href="#${ID}${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"` +
  `${kind && ` class="${ID}${kind}"`}/>`

/** The same on its head: what the other side of the table sees. */
export const turned = (drawn: string): string =>
  `<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${drawn}</g>`

/** The same as in a mirror that stands in the middle of the card. */
export const mirrored = (drawn: string): string =>
  `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${drawn}</g>`

/** The same at several angles around a point. */
export const round = (angles: readonly number[], x: number, y: number, drawn: string): string =>
  angles.map((angle) => `<g transform="rotate(${angle} ${x} ${y})">${drawn}</g>`).join('')

/** A disc as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Both sides. */
export const both = (drawn: string): string => drawn + mirrored(drawn)

export const symbol = (name: string, box: string, drawn: string): string =>
  `<symbol id="${ID}${name}" viewBox="${box}">${drawn}</symbol>`

/** What a figure stands in. */
export const FRAME = 'M48 22H192V314H48Z'

/** The band between the two sides of a figure. */
export const sash = (): string =>
  `<g clip-path="url(#${ID}frame)">` +
  ['edge', 'sash', 'beads'].map((kind) => shape(kind, 'M40 141.3L200 194.7')).join('') +
  '</g>'
