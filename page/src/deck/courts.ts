/**
 * Jacks, queens and kings: a figure for each, seen from both sides of the table. The black queen
 * has a file of her own.
 *
 * Each suit has its court: clubs that of the woods, diamonds that of the merchants, hearts that of
 * the fire, spades that of the night. Only the upper half of a figure is drawn.
 */
import { SIGNS } from './signs'
import { both, disc, type Fill, FRAME, mirrored, placed, round, sash, shape, spoke, turned } from './svg'

/** A figure from the back to the front; the head is between what is worn and what is on it. */
interface Figure {
  /** Hair or collar behind the head. */
  readonly behind: string
  /** What is worn over the gown. */
  readonly worn: string
  /** Eyes, nose and mouth. */
  readonly looks: string
  /** Hair, beard, and what is on the head. */
  readonly front: string
  readonly held: string
}

const gold = (d: string) => shape('gold', d)
const ivory = (d: string) => shape('ivory', d)
const main = (d: string) => shape('main', d)
const dark = (d: string) => shape('dark', d)
const line = (d: string) => shape('line', d)
const seam = (d: string) => shape('seam', d)
const ink = (d: string) => shape('ink', d)
const wood = (d: string) => shape('wood', d)
const steel = (d: string) => shape('steel', d)

// ------------------------------------------------------------------------------ what all have

const HEAD =
  shape('neck', 'M108 92H132V122L120 134L108 122Z') +
  shape('skin', 'M97 62H143V88C143 105 132 117 120 117S97 105 97 88Z') +
  shape('shadow', 'M120 62H143V88C143 105 132 117 120 117Z')

/** Two eyes that look a little to the left. */
const EYES =
  both(shape('white', 'M102 88Q109 80 116 88Q109 92 102 88Z') + line('M102 87Q109 79 116 87')) +
  ink(disc(108.4, 86.4, 2.9) + disc(130.4, 86.4, 2.9))
const BROWS = both(line('M101 79Q109 74 116 79'))
const NOSE = line('M124 84V99H117')
const LOOKS = EYES + BROWS + NOSE
const MOUTH = line('M114 108Q120 110 126 108')
const LIPS = shape('lips', 'M112 107Q117 104 120 106Q123 104 128 107Q120 113 112 107Z')

const SHOULDERS = 'M48 210V152C58 131 86 124 107 117L120 134L133 117C154 124 182 131 192 152V210Z'
const SHADED = 'M120 134L133 117C154 124 182 131 192 152V210H120Z'
const gown = (suit: number) =>
  main(SHOULDERS) + dark(SHADED) + `<path d="${SHOULDERS}" fill="url(#deck-cloth-${suit})"/>`

const HAND =
  ivory('M153 174L157 160H175L179 174Z') +
  shape('skin', 'M156 160V150Q156 143 163 143H169Q176 143 176 150V160Z') +
  line('M157 149H175M157 154.5H175')

/** A mantle of fur, with the tails of stoats. */
const ERMINE =
  ivory('M48 152C58 131 86 124 107 117L120 142L133 117C154 124 182 131 192 152V172C172 152 142 148 120 162C98 148 68 152 48 172Z') +
  both(ink('M68 142l3 10h-6ZM88 132l3 10h-6ZM103 138l3 10h-6ZM55 152l3 10h-6ZM84 146l2 7h-4Z'))

const POLE = 'M164 210V40H168V210Z'

// ------------------------------------------------------------------------------ kings

const KINGS: Record<number, Figure> = {
  0: {
    behind: shape('grey', 'M92 70C84 100 86 124 96 136H144C154 124 156 100 148 70Z'),
    worn: wood('M48 152C58 131 86 124 107 117L120 142L133 117C154 124 182 131 192 152C176 144 168 150 160 144C152 154 142 146 134 156L120 166L106 156C98 146 88 154 80 144C72 150 64 144 48 152Z'),
    looks: LOOKS,
    front:
      shape('horn', 'M106 60C94 52 89 42 91 27M91 46L81 38M92 38L102 28M134 60C146 52 151 42 149 27M149 46L159 38M148 38L138 28') +
      shape('grey', 'M97 86C97 99 106 103 120 101C134 103 143 99 143 86C153 116 144 152 120 162C96 152 87 116 97 86Z') +
      line('M112 110Q120 105 128 110M106 116Q106 138 116 150M120 114V154M134 116Q134 138 124 150') +
      gold('M95 72V58Q120 48 145 58V72Q120 62 95 72Z') +
      main(disc(120, 60, 4.5) + disc(104, 63.5, 3) + disc(136, 63.5, 3)),
    held: wood('M163 210V62H169V210Z') + line('M163 86L169 78M163 116L169 108') + placed(SIGNS[0]!, 166, 50, 34, 'gold') + HAND,
  },
  1: {
    behind: shape('brown', 'M94 66C88 90 90 104 96 112H144C150 104 152 90 146 66Z'),
    worn: ERMINE + gold('M82 127L120 162L158 127L151 123L120 151L89 123Z') + main('M120 146l6 8l-6 8l-6 -8Z'),
    looks: LOOKS,
    front:
      shape('brown', 'M120 102C112 98 103 103 95 96C98 109 112 111 120 106C128 111 142 109 145 96C137 103 128 98 120 102ZM114 112H126L120 136Z') +
      gold('M95 70L88 40H103L109 52L120 30L131 52L137 40H152L145 70Q120 61 95 70Z') +
      main('M120 43l5 9l-5 9l-5 -9ZM103 52l4 6l-4 6l-4 -6ZM137 52l4 6l-4 6l-4 -6Z'),
    held: wood(POLE) + steel('M168 58C178 54 183 46 185 38C190 54 190 74 185 88C183 80 178 74 168 70ZM164 58C154 54 149 46 147 38C142 54 142 74 147 88C149 80 154 74 164 70Z') + gold('M161 54H171V74H161Z') + HAND,
  },
  2: {
    behind: shape('auburn', 'M93 70C82 84 84 110 92 118C98 122 104 118 106 112H134C136 118 142 122 148 118C156 110 158 84 147 70Z'),
    worn: ERMINE,
    looks: LOOKS + MOUTH,
    front:
      shape('auburn', 'M97 92C99 104 108 113 120 113C132 113 141 104 143 92C151 108 147 124 138 128C136 137 126 138 120 135C114 138 104 137 102 128C93 124 89 108 97 92Z') +
      line('M103 120q5 5 9 0M115 126q5 5 10 0M128 120q5 5 9 0') +
      gold('M95 70C76 44 104 32 120 48C136 32 164 44 145 70Q120 61 95 70Z') +
      main('M104 61C95 48 109 44 116 54V61ZM136 61C145 48 131 44 124 54V61Z') +
      gold(disc(120, 43, 5) + 'M118 26H122V30H126V34H122V39H118V34H114V30H118Z'),
    held: gold('M164 210V66H168V210ZM158 64H174L170 72H162Z') + main('M166 64C150 56 154 44 161 36C162 42 166 42 165 28C178 38 184 54 166 64Z') + gold('M166 60C160 56 162 50 166 46C170 50 172 56 166 60Z') + HAND,
  },
  3: {
    behind: shape('black', 'M94 66C86 96 90 130 84 150H156C150 130 154 96 146 66Z'),
    worn:
      steel('M48 164V152C56 136 76 128 96 121L108 146Q76 142 48 164ZM192 164V152C184 136 164 128 144 121L132 146Q164 142 192 164Z') +
      line('M62 141L70 147M78 133L86 143M178 141L170 147M162 133L154 143') + gold('M104 124L120 150L136 124L144 121L120 164L96 121Z'),
    looks: LOOKS,
    front:
      shape('black', 'M97 88C99 100 108 104 120 102C132 104 141 100 143 88C147 110 137 124 132 134L126 170L120 152L114 170L108 134C103 124 93 110 97 88Z') +
      seam('M112 111Q120 106 128 111M113 120V146M127 120V146') +
      gold('M95 70L88 30L103 52L109 28L120 50L131 28L137 52L152 30L145 70Q120 61 95 70Z') +
      ink('M120 55l4 6l-4 6l-4 -6Z' + disc(105, 62.5, 3) + disc(135, 62.5, 3)),
    held: steel('M161 140V48L166 32L171 48V140Z') + line('M166 44V136') + gold('M149 136H183V144H149ZM162 176h8v20h-8Z' + disc(149, 140, 4) + disc(183, 140, 4)) + HAND,
  },
}

// ------------------------------------------------------------------------------ queens

const QUEENS: Record<number, Figure> = {
  0: {
    behind: shape('brown', 'M94 62C78 96 88 120 70 152H170C152 120 162 96 146 62Z'),
    worn: ivory('M98 120L120 170L142 120L133 117L120 136L107 117Z') + line('M104 134H136M109 147H131M114 159H126'),
    looks: LOOKS + LIPS,
    front:
      shape('brown', 'M96 94C97 76 112 74 120 64C128 74 143 76 144 94L150 90C152 64 140 50 120 50S88 64 90 90Z') +
      round([-66, -44, -22, 0, 22, 44, 66], 120, 92, main('M120 60Q106 46 120 32Q134 46 120 60Z') + line('M120 58V40')) +
      round([-55, -33, -11, 11, 33, 55], 120, 92, ivory(disc(120, 55, 4.5)) + gold(disc(120, 55, 2))),
    held: shape('stem', 'M166 210V60M166 118Q152 114 150 98M166 100Q180 98 184 84') + main('M166 112Q150 112 146 94Q162 96 166 112ZM166 96Q182 96 187 78Q170 80 166 96Z') + placed(SIGNS[0]!, 168, 52, 32, 'main') + HAND,
  },
  1: {
    behind:
      ivory('M64 134A56 56 0 0 1 176 134L120 150Z') +
      line(Array.from({ length: 15 }, (_, at) => spoke(120, 134, 24, 54, at * 12.857 - 90)).join('')) +
      shape('black', 'M94 84C84 40 156 40 146 84L142 98H98Z'),
    worn: gold('M111 132L120 142L129 132L136 210H104Z') + ivory(disc(120, 152, 3.4) + disc(120, 164, 3.4)) + ivory('M107 117L120 134L133 117L140 120L120 146L100 120Z'),
    looks: LOOKS + LIPS,
    front:
      shape('black', 'M97 86C97 74 108 67 120 67S143 74 143 86L148 80C150 58 138 48 120 48S90 58 92 80Z') +
      gold('M98 64L92 42L107 52L120 31L133 52L148 42L142 64Q120 55 98 64Z') +
      main('M120 41l5 8l-5 8l-5 -8Z') +
      ivory(disc(92, 41, 3.4) + disc(148, 41, 3.4) + disc(120, 30, 4) + disc(97, 103, 3.4) + disc(143, 103, 3.4)),
    held: gold('M164 210V92H168V210Z' + disc(166, 72, 22)) + shape('pale', disc(166, 72, 17)) + shape('glint', 'M156 74L168 60M160 82L178 62') + HAND,
  },
  2: {
    behind: shape('fair', 'M94 70C84 92 90 110 80 128C74 142 84 152 94 144L106 120H134L146 144C156 152 166 142 160 128C150 110 156 92 146 70Z'),
    worn: ivory('M90 122C98 142 112 150 120 152C128 150 142 142 150 122L133 117L120 134L107 117Z') + line('M96 124Q104 142 120 146Q136 142 144 124') + placed(SIGNS[2]!, 120, 156, 16, 'gold'),
    looks: LOOKS + LIPS,
    front:
      shape('fair', 'M96 92C97 76 112 74 120 64C128 74 143 76 144 92L148 84C148 66 138 56 120 56S92 66 92 84Z') +
      main('M95 72C68 40 108 22 120 46C132 22 172 40 145 72Q120 58 95 72Z') +
      seam('M93 58C84 42 108 34 117 52M147 58C156 42 132 34 123 52') +
      gold('M94 73Q120 58 146 73L145 65Q120 50 95 65Z') +
      ivory(disc(104, 64, 2.6) + disc(112, 60.4, 2.6) + disc(120, 59.4, 2.6) + disc(128, 60.4, 2.6) + disc(136, 64, 2.6)),
    held: shape('stem', 'M166 210V66') + shape('leaf', 'M166 122Q148 120 146 102Q164 104 166 122ZM166 104Q184 100 186 84Q168 88 166 104Z') + main(disc(166, 54, 17)) + seam('M166 48a6 6 0 1 1 -6 6c0 -8 12 -12 17 -3M152 52c2 16 22 20 28 6M158 42c4 -4 14 -4 18 2') + HAND,
  },
}

// ------------------------------------------------------------------------------ jacks

const JACKS: Record<number, Figure> = {
  0: {
    behind: shape('auburn', 'M93 66C86 90 90 106 94 114L106 110H134L146 114C150 106 154 90 147 66Z'),
    worn: wood('M56 150L66 116H84L80 150Z') + gold('M62 122L66 114H86L84 122Z') + ivory('M66 114L62 98L70 92L74 114ZM78 114L80 94L88 98L86 114Z') + ivory('M103 119L120 142L137 119L131 114H109Z') + seam('M120 142V210') + gold(disc(113, 152, 3) + disc(113, 166, 3)),
    looks: mirrored(LOOKS + MOUTH),
    front:
      shape('auburn', 'M97 62H143V80C134 76 128 72 124 66C118 76 106 80 97 82Z') +
      main('M80 76L116 38C132 28 150 42 150 60L164 72Q122 58 80 76Z') + seam('M116 42Q120 52 112 60') +
      gold('M87 70Q122 52 157 67L164 72Q122 58 80 76Z') +
      shape('lips', 'M132 62C126 40 138 26 158 20C160 38 150 56 138 63Z') + line('M135 60Q141 40 154 25'),
    held: wood('M158 34C196 64 196 142 158 184L155 181C184 142 184 68 155 37Z') + line('M157 36L148 109L157 182') + HAND,
  },
  1: {
    behind: shape('black', 'M95 64C88 84 92 98 96 104H144C148 98 152 84 145 64Z'),
    worn: gold('M103 119L120 142L137 119L145 122L120 155L95 122Z') + ivory('M107 117L120 134L133 117L128 113H112Z'),
    looks: LOOKS + MOUTH,
    front:
      shape('black', 'M120 102C114 100 108 105 100 101C105 110 115 109 120 106C125 109 135 110 140 101C132 105 126 100 120 102Z') +
      main('M78 60C80 40 110 38 120 38S160 40 162 60L148 70Q120 60 92 70Z') + seam('M100 42Q94 52 98 62M140 42Q146 52 142 62') +
      dark('M92 70Q120 60 148 70L146 77Q120 67 94 77Z') + gold('M120 43l8 10l-8 10l-8 -10Z') + ivory(disc(120, 53, 3)),
    held: gold('M163 210V70H169V84H182V91H176V96H182V103H169V210ZM166 36L184 57L166 78L148 57ZM166 48L174 57L166 66L158 57Z') + HAND,
  },
  2: {
    behind: shape('fair', 'M93 66C84 88 86 108 92 120C100 122 106 116 108 110H132C134 116 140 122 148 120C154 108 156 88 147 66Z'),
    worn: ivory('M98 121C102 134 112 140 120 143C128 140 138 134 142 121L132 116L120 132L108 116Z') + line('M108 128L105 137M120 134V143M132 128L135 137') + gold(disc(120, 152, 3) + disc(120, 165, 3)),
    looks: mirrored(LOOKS + MOUTH),
    front:
      shape('fair', 'M96 62H144V82Q120 66 96 82Z') +
      main('M86 68C70 36 118 24 150 42C168 52 158 68 148 74Q120 58 86 68Z') + seam('M104 44Q122 36 146 50') +
      gold('M87 73Q120 56 150 75L152 67Q120 50 85 65Z') +
      ivory('M94 58C80 40 88 22 114 20C106 30 112 44 104 60Z') + line('M99 55Q95 38 108 25'),
    held: `<g transform="rotate(-8 172 128)">${ivory('M152 102H194V136H152Z') + line('M152 102L173 121L194 102')}${placed(SIGNS[2]!, 173, 122, 17, 'main')}</g>` + HAND,
  },
  3: {
    behind: main('M86 132C74 76 96 38 120 32C144 38 166 76 154 132Z'),
    worn: main('M78 128Q120 172 162 128L154 146Q120 184 86 146Z') + gold(disc(120, 158, 5)),
    looks: LOOKS + MOUTH,
    front:
      shape('black', 'M97 62H143V86Q134 74 122 72L120 80L114 72Q104 76 97 86Z') +
      main('M88 134C74 76 96 38 120 32C144 38 166 76 152 134L140 118C151 84 140 62 120 60C100 62 89 84 100 118Z') +
      seam('M94 124C82 82 98 48 120 40C142 48 158 82 146 124') +
      gold('M100 118C89 84 100 62 120 60C140 62 151 84 140 118L136 113C145 86 136 67 120 65C104 67 95 86 104 113Z'),
    held: wood(POLE) + steel('M166 24L171 46H161ZM168 54C182 50 187 60 185 78C180 71 176 72 168 78ZM164 58L148 52L153 66L148 80L164 72Z') + HAND,
  },
}

const FIGURES = [JACKS, QUEENS, KINGS]
const JACK = 9

/** What the cloth of each court is woven with; `fill` is a pattern's only way in. */
const WEAVES = ['M9 3Q4 8 9 15Q14 8 9 3Z', 'M0 9L9 0L18 9L9 18Z', 'M0 9A9 9 0 0 0 18 9M-9 18A9 9 0 0 0 9 18A9 9 0 0 0 27 18', 'M9 5V13M5 9H13']

export const CLOTHS = WEAVES.map((d, suit): Fill => [`cloth-${suit}`, () =>
  `<pattern id="deck-cloth-${suit}" width="18" height="18" patternUnits="userSpaceOnUse">` +
  `${shape('weave', d)}</pattern>`])

/** Within what a figure stays, and its sash. */
export const BOUNDS: readonly Fill[] = [
  ['half', () => `<clipPath id="deck-half"><path d="M48 22H192V192L48 144Z"/></clipPath>`],
  ['frame', () => `<clipPath id="deck-frame"><path d="${FRAME}"/></clipPath>`],
]

/** A court card without its corners. */
export function court(suit: number, rank: number): string {
  const figure = FIGURES[rank - JACK]![suit]
  if (!figure) return ''
  const { behind, worn, looks, front, held } = figure
  const drawn = behind + gown(suit) + worn + HEAD + looks + front + held
  const half = `<g clip-path="url(#deck-half)">${drawn}</g>` + placed(SIGNS[suit]!, 68, 44, 30)
  return shape('ground', FRAME) + half + turned(half) + sash() + shape('frame', FRAME)
}
