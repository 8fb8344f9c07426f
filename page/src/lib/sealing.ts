/**
 * One's own part in the committed shuffle, and the proof of it after the deal.
 *
 * Before a deal each of this person's seats commits to a text of its own, and opens it when all
 * have done so; both happen by themselves. What was promised then is kept until the secret of the
 * deal is published, and compared with it. The bytes are `shuffle`'s.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { keep, recall } from './keep'
import type { Proof, ShuffleView } from './protocol'
import { commitment, freshSeatText, seatCommitment, type Transcript, verify } from './shuffle'

/** What was told and promised before a deal. */
export interface Promised {
  readonly table: string
  readonly deal: number
  /** What the service committed to before any card was dealt. */
  readonly commitment: string
  /** The texts of this person's seats. */
  readonly texts: Readonly<Record<number, string>>
}

export type SealWish =
  | { do: 'seal'; seat: number; commitment: string }
  | { do: 'unseal'; seat: number; text: string }

const KEPT = 'promised'
const where = () => sessionStorage

/** What was promised before the deal in progress; it outlives a reload of the page. */
export function remembered(): Promised | null {
  const text = recall(KEPT, where)
  return text ? (JSON.parse(text) as Promised) : null
}

/** What is remembered once this shuffle has been seen: one text for each own seat, never two. */
export function promise(
  before: Promised | null,
  shuffle: ShuffleView,
  seats: readonly number[],
): Promised {
  const same = before?.commitment === shuffle.commitment && before.table === shuffle.table
  const texts = { ...(same ? before.texts : {}) }
  for (const seat of seats) texts[seat] ??= bytesToHex(freshSeatText())
  const { table, deal } = shuffle
  const promised = { table, deal, commitment: shuffle.commitment, texts }
  keep(KEPT, JSON.stringify(promised), where)
  return promised
}

/** What is to be sent now for the seats of this person. */
export function due(
  promised: Promised,
  shuffle: ShuffleView,
  seats: readonly number[],
): SealWish[] {
  const wishes: SealWish[] = []
  for (const seat of seats) {
    const text = promised.texts[seat]
    if (!text) continue
    const sealed = sealOf(promised, seat, text)
    if (shuffle.opening) {
      if (shuffle.sealed[seat] === sealed) wishes.push({ do: 'unseal', seat, text })
    } else if (shuffle.sealed[seat] === null) {
      wishes.push({ do: 'seal', seat, commitment: sealed })
    }
  }
  return wishes
}

function sealOf({ table, deal, commitment: published }: Promised, seat: number, text: string) {
  return bytesToHex(seatCommitment(hexToBytes(text), table, deal, seat, hexToBytes(published)))
}

/** What the proof of a deal shows: all fits, or what does not; or nothing was seen before it. */
export type Verdict =
  | { is: 'true'; added: boolean }
  | { is: 'broken-off' }
  | { is: 'false'; codes: readonly string[] }
  | { is: 'unseen' }

/** The shuffle of a deal out of a game file; null if the file has none. */
export function transcriptIn(file: string, deal: number): Transcript | null {
  for (const line of file.split('\n')) {
    if (!line.startsWith('{"deal"')) continue
    const told = JSON.parse(line) as { deal: number; shuffle: Transcript }
    if (told.deal === deal + 1) return told.shuffle
  }
  return null
}

/**
 * Compare what was published with what was promised.
 *
 * Args: `promised`, what was seen before the deal; `proof`, the secret; `transcript`, the whole
 * shuffle, null for a deal that was broken off and has none.
 */
export function judge(
  promised: Promised | null,
  proof: Proof,
  transcript: Transcript | null,
): Verdict {
  // A match binds its shuffles to a name of its own, which ends with its number.
  if (promised?.deal !== proof.deal || !promised.table.endsWith(`-${proof.match}`)) {
    return { is: 'unseen' }
  }
  const { table, deal } = promised
  const codes = new Set<string>()
  let published = ''
  try {
    published = bytesToHex(commitment(hexToBytes(proof.secret), table, deal))
  } catch {
    codes.add('malformed')
  }
  if (published !== promised.commitment) codes.add('secret-not-committed')
  if (transcript) {
    for (const { code } of verify(transcript)) codes.add(code)
    const same = transcript.table === table && transcript.deal === deal
    if (!same || transcript.secret !== proof.secret) codes.add('secret-not-committed')
    if (transcript.commitment !== promised.commitment) codes.add('secret-not-committed')
    const opened = Object.entries(promised.texts).map(([seat, text]) => {
      const told = transcript.seats[Number(seat)]?.text ?? null
      // A seat that was too late added nothing, and everybody has seen that.
      if (told !== null && told !== text) codes.add('seat-text-differs')
      return told === text
    })
    if (codes.size === 0) return { is: 'true', added: opened.some(Boolean) }
  }
  return codes.size ? { is: 'false', codes: [...codes] } : { is: 'broken-off' }
}
