/**
 * The committed shuffle, recomputed in the browser: byte by byte as `docs/shuffle.md` lays it down.
 *
 * The hashes are computed in here: over plain HTTP a browser has no Web Crypto, only its random
 * bytes. A number of 64 bits is a `bigint`.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** All that the order of a pack follows from, beside the pack itself. */
export interface Circumstances {
  /** 32 bytes. */
  secret: Uint8Array
  /** The table's name: 1 to 200 bytes of UTF-8. */
  table: string
  deal: number
  /** The digest of the rules in force, 16 to 64 bytes. */
  rules: Uint8Array
  /** For each seat the 16 bytes that it opened, or null if it is missing. */
  seats: readonly (Uint8Array | null)[]
}

/** What a deal leaves behind, as the service sends it. Bytes are lower-case hexadecimal digits. */
export interface Transcript {
  format: string
  table: string
  deal: number
  rules: string
  commitment: string
  secret: string
  seats: readonly { commitment: string | null; text: string | null }[]
  order: readonly number[]
  draws: readonly { label: string; below: string; value: string }[]
}

/** What does not fit in a transcript. */
export type Fault =
  | { code: 'malformed'; field: string }
  | { code: 'secret-not-committed' }
  | { code: 'seat-not-committed'; seat: number }
  | { code: 'seat-text-differs'; seat: number }
  | { code: 'order-differs'; place: number; card: number; right: number }
  | { code: 'draw-twice'; label: string }
  | { code: 'draw-impossible'; label: string }
  | { code: 'draw-differs'; label: string; value: bigint; right: bigint }

/** Something that a committed shuffle cannot be made of. */
export class ShuffleError extends Error {
  constructor(readonly field: string) {
    super(`the ${field} is not of its kind`)
  }
}

const FORMAT = 'maija/1'
const PACK = 'pack'
const LAW = 'law'
const LARGEST_RANGE = 2n ** 63n
const MOST_SEATS = 64

/** A new text for a seat: 16 random bytes. */
export function freshSeatText(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16))
}

/** What the operator publishes before the deal: 32 bytes. */
export function commitment(secret: Uint8Array, table: string, deal: number): Uint8Array {
  const fields = [utf8('table', table, 200), number(dealOf(deal)), bytes('secret', secret, 32)]
  return sha256(encoded(utf8ToBytes('maija/1/commitment'), ...fields))
}

/** What a seat publishes before any seat opens its text, when `published` was there: 32 bytes. */
export function seatCommitment(
  text: Uint8Array,
  table: string,
  deal: number,
  seat: number,
  published: Uint8Array,
): Uint8Array {
  const fields = [
    utf8('table', table, 200),
    number(dealOf(deal)),
    number(whole('seat', seat, MOST_SEATS - 1)),
    bytes('commitment', published, 32),
    bytes('text', text, 16),
  ]
  return sha256(encoded(utf8ToBytes('maija/1/seat'), ...fields))
}

/** An endless stream of chance for one purpose, the same for the same circumstances. */
export class ChanceStream {
  readonly #key: Uint8Array
  readonly #head: Uint8Array
  #block = 0
  #left = new DataView(new ArrayBuffer(0))
  #read = 0

  constructor(given: Circumstances, label: string) {
    if (given.seats.length > MOST_SEATS) throw new ShuffleError('seats')
    this.#key = bytes('secret', given.secret, 32)
    this.#head = encoded(
      utf8ToBytes('maija/1/stream'),
      utf8('label', label, 64),
      utf8('table', given.table, 200),
      number(dealOf(given.deal)),
      bytes('rules', given.rules, 16, 64),
      number(given.seats.length),
      ...given.seats.map((text) => (text ? bytes('text', text, 16) : new Uint8Array())),
    )
  }

  /** The next 64 bits. */
  number(): bigint {
    if (this.#read === this.#left.byteLength) {
      const block = hmac(sha256, this.#key, concatBytes(this.#head, encoded(number(this.#block))))
      this.#left = new DataView(block.buffer, block.byteOffset, block.byteLength)
      this.#block += 1
      this.#read = 0
    }
    const taken = this.#left.getBigUint64(this.#read)
    this.#read += 8
    return taken
  }

  /** A number from 0 to `n - 1`, each as likely as the other, by rejection. */
  below(n: bigint): bigint {
    if (n < 1n || n > LARGEST_RANGE) throw new ShuffleError('range')
    const limit = 2n ** 64n - (2n ** 64n % n)
    for (;;) {
      const taken = this.number()
      if (taken < limit) return taken % n
    }
  }
}

/** The cards of one or two packs in the order they are dealt, the first card first. */
export function committedOrder(given: Circumstances, pack: readonly number[]): number[] {
  const order = pack.map((card) => whole('card', card, 51)).sort((a, b) => a - b)
  if (order.some((card, place) => card === order[place + 2])) throw new ShuffleError('order')
  const stream = new ChanceStream(given, PACK)
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Number(stream.below(BigInt(last + 1)))
    const card = order[last]!
    order[last] = order[chosen]!
    order[chosen] = card
  }
  return order
}

/** A number from 0 to `n - 1` for a purpose other than the pack. */
export function committedDraw(given: Circumstances, label: string, n: bigint): bigint {
  if (label === PACK) throw new ShuffleError('label')
  return new ChanceStream(given, label).below(n)
}

/** The seed of the deal for the law's generator. */
export function lawSeed(given: Circumstances): bigint {
  return committedDraw(given, LAW, LARGEST_RANGE)
}

/**
 * Recompute everything in a transcript and list what does not fit; nothing if all fits.
 *
 * Whether the commitment, one's own text and the cards are those that were seen at the table,
 * only the one who saw them can tell: compare them too.
 */
export function verify(transcript: Transcript): Fault[] {
  const t = transcript
  let given: Circumstances
  let dealt: number[]
  let published: Uint8Array
  try {
    if (t.format !== FORMAT) throw new ShuffleError('format')
    given = {
      secret: hex('secret', t.secret),
      table: t.table,
      deal: t.deal,
      rules: hex('rules', t.rules),
      seats: t.seats.map((seat) => (seat.text === null ? null : hex('text', seat.text))),
    }
    published = bytes('commitment', hex('commitment', t.commitment), 32)
    dealt = committedOrder(given, t.order)
  } catch (error) {
    return [malformed(error)]
  }
  const faults: Fault[] = []
  if (bytesToHex(commitment(given.secret, t.table, t.deal)) !== t.commitment) {
    faults.push({ code: 'secret-not-committed' })
  }
  given.seats.forEach((text, seat) => {
    if (text === null) return
    const before = t.seats[seat]!.commitment
    if (before === null) faults.push({ code: 'seat-not-committed', seat })
    else if (bytesToHex(seatCommitment(text, t.table, t.deal, seat, published)) !== before) {
      faults.push({ code: 'seat-text-differs', seat })
    }
  })
  const place = dealt.findIndex((card, i) => card !== t.order[i])
  if (place >= 0) {
    faults.push({ code: 'order-differs', place, card: t.order[place]!, right: dealt[place]! })
  }
  const labels = new Set<string>()
  for (const { label, below, value } of t.draws) {
    if (labels.has(label)) faults.push({ code: 'draw-twice', label })
    labels.add(label)
    try {
      const right = committedDraw(given, label, decimal(below))
      if (right !== decimal(value)) {
        faults.push({ code: 'draw-differs', label, value: decimal(value), right })
      }
    } catch (error) {
      if (!(error instanceof ShuffleError)) throw error
      faults.push({ code: 'draw-impossible', label })
    }
  }
  return faults
}

/** A transcript may come from a file of anybody's: a field that is missing is a fault as well. */
function malformed(error: unknown): Fault {
  if (error instanceof ShuffleError) return { code: 'malformed', field: error.field }
  if (error instanceof TypeError) return { code: 'malformed', field: 'transcript' }
  throw error
}

function encoded(...fields: Uint8Array[]): Uint8Array {
  return concatBytes(...fields.flatMap((field) => [number(field.length).subarray(4), field]))
}

function number(what: number): Uint8Array {
  const data = new DataView(new ArrayBuffer(8))
  data.setBigUint64(0, BigInt(what))
  return new Uint8Array(data.buffer)
}

function whole(field: string, what: number, most: number): number {
  if (!Number.isSafeInteger(what) || what < 0 || what > most) throw new ShuffleError(field)
  return what
}

function dealOf(what: number): number {
  return whole('deal', what, Number.MAX_SAFE_INTEGER)
}

function bytes(field: string, what: Uint8Array, least: number, most = least): Uint8Array {
  if (what.length < least || what.length > most) throw new ShuffleError(field)
  return what
}

function utf8(field: string, what: string, most: number): Uint8Array {
  // Half of a surrogate pair is no text that UTF-8 can write.
  if (typeof what !== 'string' || /\p{Surrogate}/u.test(what)) throw new ShuffleError(field)
  return bytes(field, utf8ToBytes(what), 1, most)
}

function hex(field: string, what: string): Uint8Array {
  if (typeof what !== 'string' || !/^(?:[0-9a-f]{2})*$/.test(what)) throw new ShuffleError(field)
  return hexToBytes(what)
}

function decimal(what: string): bigint {
  if (!/^(?:0|[1-9][0-9]{0,18})$/.test(what)) throw new ShuffleError('draw')
  return BigInt(what)
}
