/** What lies on the small picture of each game: a few of its cards. No rule lives here. */

/** A card, or a back for `null`: where its middle lies, in parts of a hundred, and how it is turned. */
export interface Lying {
  readonly card: number | null
  readonly x: number
  readonly y: number
  readonly turn: number
}

const lie = (card: number | null, x: number, y: number, turn = 0): Lying => ({ card, x, y, turn })

const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 13, 26, 39]
const [TWO, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE] = [0, 5, 6, 7, 8, 9, 10, 11, 12]
const MAIJA = SPADES + QUEEN

/** A fan of cards from left to right around the middle. */
function fan(cards: readonly (number | null)[], step: number, turn: number, y = 56): Lying[] {
  const middle = (cards.length - 1) / 2
  const lying = cards.map((card, at) => {
    const off = at - middle
    return lie(card, 50 + off * step, y + off * off * (turn / 6), off * turn)
  })
  // The black queen lies above all others.
  return lying.toSorted((one, other) => Number(one.card === MAIJA) - Number(other.card === MAIJA))
}

export const SCENES: Record<string, readonly Lying[]> = {
  // King and queen of a suit name trumps; hands are hidden.
  'musta-maija': [
    ...[lie(null, 18, 50, -20), lie(null, 27, 46, -10), lie(null, 36, 45, 0)],
    ...[lie(HEARTS + KING, 61, 55, -7), lie(HEARTS + QUEEN, 79, 58, 8)],
  ],
  // A card is turned for trumps; the lead has several cards.
  mustamaija: [
    ...[lie(DIAMONDS + SEVEN, 24, 60, 90), lie(null, 20, 50, 0)],
    ...[lie(CLUBS + NINE, 54, 54, -10), lie(CLUBS + TEN, 68, 52, 0), lie(CLUBS + KING, 82, 54, 10)],
  ],
  // The raven: take them all.
  voron: [
    ...[lie(DIAMONDS + ACE, 27, 58, -26), lie(CLUBS + EIGHT, 40, 52, -12)],
    ...[lie(HEARTS + TEN, 74, 57, 22), lie(MAIJA, 56, 52, 4)],
  ],
  // The lead lies before the card is turned.
  pagat: [
    ...[lie(HEARTS + SEVEN, 25, 54, -8), lie(HEARTS + NINE, 42, 54, 6)],
    ...[lie(null, 72, 50, 0), lie(DIAMONDS + JACK, 84, 58, 14)],
  ],
  // Dam is Swedish for queen.
  dam: fan([CLUBS + QUEEN, DIAMONDS + QUEEN, HEARTS + QUEEN, MAIJA], 17, 9),
  'black-maria': fan([SPADES + ACE, MAIJA, SPADES + KING], 23, 12, 55),
  hearts: [
    lie(CLUBS + TWO, 19, 55, -14),
    ...[lie(HEARTS + TEN, 48, 56, -12), lie(HEARTS + JACK, 62, 53, 0), lie(HEARTS + ACE, 76, 56, 12)],
  ],
}

/** What lies at the top of the front page. */
export const WELCOME = fan([HEARTS + KING, CLUBS + ACE, MAIJA, DIAMONDS + JACK, HEARTS + QUEEN], 15, 11, 58)
