/**
 * The black queen, whom everybody wants to be rid of: the one card on a dark ground, with the moon
 * behind her and nothing red but her lips and her rose.
 */
import { SIGNS } from './signs'
import { both, disc, FRAME, placed, sash, shape, spoke, turned } from './svg'

/** Her number in the pack. */
export const MAIJA = 49

const night = (d: string) => shape('night', d)
const gilt = (d: string) => shape('gilt', d)
const gold = (d: string) => shape('gold', d)

/** Small stars of four points. */
const star = (x: number, y: number, r: number): string => {
  const q = r / 5
  return `M${x} ${y - r}L${x + q} ${y - q}L${x + r} ${y}L${x + q} ${y + q}L${x} ${y + r}L${x - q} ${y + q}L${x - r} ${y}L${x - q} ${y - q}Z`
}

const MOON =
  shape('moon', disc(120, 82, 56)) +
  gilt(disc(120, 82, 61)) +
  gilt([-80, -60, -40, -20, 0, 20, 40, 60, 80].map((angle) => spoke(120, 82, 66, 74, angle)).join('')) +
  shape('crater', disc(88, 58, 7) + disc(152, 104, 9) + disc(158, 62, 4) + disc(80, 92, 4))

const STARS = shape('star', star(62, 84, 5) + star(182, 70, 4) + star(60, 122, 3) + star(184, 118, 5) + star(176, 30, 3))

const GOWN_EDGE = 'M40 214V156C54 134 86 126 107 118L120 136L133 118C154 126 186 134 200 156V214Z'
const GOWN =
  night(GOWN_EDGE) +
  both(night('M106 116C92 116 70 106 60 84C58 118 74 140 112 152Z') + gilt('M104 120C90 120 74 112 66 98M106 128C92 128 80 122 72 112M108 137C98 136 88 132 80 126')) +
  `<path d="${GOWN_EDGE}" fill="url(#deck-cloth-3)"/>` +
  shape('lips', disc(120, 146, 5)) + gilt(disc(120, 146, 7.5))

const HAIR_BEHIND = night('M93 66C82 92 90 118 96 128H144C150 118 158 92 147 66Z')

const HEAD =
  shape('dusk', 'M108 92H132V124L120 138L108 124Z') +
  shape('pallor', 'M97 62H143V88C143 106 131 119 120 119S97 106 97 88Z') +
  shape('shadow', 'M120 62H143V88C143 106 131 119 120 119Z') +
  both(shape('white', 'M101 88Q109 80 117 89Q109 93 101 88Z') + shape('lid', 'M100 88Q108 79 117 89') + shape('line', 'M100 78Q109 72 117 80')) +
  shape('ink', disc(109, 87, 3) + disc(131, 87, 3)) +
  shape('line', 'M124 85V100H117') +
  shape('lips', 'M111 107Q117 103 120 106Q123 103 129 107Q120 115 111 107Z')

const CROWN =
  night('M95 92C96 76 112 74 120 66C128 74 144 76 145 92L150 86C150 62 138 52 120 52S90 62 90 86Z') +
  night('M94 70L82 32L103 52L110 26L120 46L130 26L137 52L158 32L146 70Q120 60 94 70Z') +
  gilt('M94 70L82 32L103 52L110 26L120 46L130 26L137 52L158 32L146 70Q120 60 94 70ZM95 76Q120 66 145 76') +
  gold(disc(82, 31, 3.4) + disc(110, 25, 3.4) + disc(130, 25, 3.4) + disc(158, 31, 3.4)) +
  placed(SIGNS[3]!, 120, 56, 15, 'gold')

const ROSE =
  shape('stem', 'M172 214V120') +
  shape('lips', disc(172, 106, 14)) +
  shape('thorn', 'M172 101a5 5 0 1 1 -5 5c0 -7 10 -10 14 -2M160 104c2 13 18 16 23 5') +
  shape('leaf', 'M172 140Q156 138 154 124Q170 126 172 140Z') +
  gold('M158 186L162 174H182L186 186Z') +
  shape('pallor', 'M162 176V164Q162 158 168 158H176Q182 158 182 164V176Z') + shape('line', 'M163 164H181M163 170H181')

/** The card without its corners. */
export function maija(): string {
  const half = `<g clip-path="url(#deck-half)">${MOON}${STARS}${HAIR_BEHIND}${GOWN}${HEAD}${CROWN}${ROSE}</g>`
  return (
    half + turned(half) +
    sash() + shape('gilt', FRAME)
  )
}

/** Her sign where only the index is shown: a spade with her crown. */
export const crowned = (): string =>
  `<path d="M20 32L12 6L34 20L50 0L66 20L88 6L80 32Q50 20 20 32Z"/>` + placed(SIGNS[3]!, 50, 66, 68)
