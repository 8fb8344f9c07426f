/** The signs of the four suits. */

/** Each in a box of 100, in pairs of numbers. */
export const SIGNS: readonly string[] = [
  // clubs
  'M50 4C37 4 27 14 27 27C27 33 29 38 33 42C30 41 27 40 24 40C12 40 3 49 3 61C3 73 12 82 24 82C34 82 42 76 46 66C46 80 42 90 33 96L67 96C58 90 54 80 54 66C58 76 66 82 76 82C88 82 97 73 97 61C97 49 88 40 76 40C73 40 70 41 67 42C71 38 73 33 73 27C73 14 63 4 50 4Z',
  // diamonds
  'M50 2C59 20 71 36 86 50C71 64 59 80 50 98C41 80 29 64 14 50C29 36 41 20 50 2Z',
  // hearts
  'M50 96C42 78 5 62 5 32C5 16 16 7 28 7C39 7 47 14 50 25C53 14 61 7 72 7C84 7 95 16 95 32C95 62 58 78 50 96Z',
  // spades
  'M50 3C44 24 6 40 6 63C6 76 15 83 26 83C35 83 43 78 46 68C46 80 42 90 33 96L67 96C58 90 54 80 54 68C57 78 65 83 74 83C85 83 94 76 94 63C94 40 56 24 50 3Z',
]

/** A sign elsewhere: by its middle, and larger by a factor; below zero it stands on its head. */
export const signAt = (suit: number, x: number, y: number, by: number): string =>
  SIGNS[suit]!.replaceAll(
    /(\d+) (\d+)/g,
    (_, across: string, down: string) => `${x + by * (+across - 50)} ${y + by * (+down - 50)}`,
  )
