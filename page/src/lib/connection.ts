/**
 * The socket of a table: commands go up, messages come down, and a lost line is taken up again.
 *
 * A command is sent again under its name until it is answered, so it is done once. What a message
 * means is not known here: whoever listens says whether it fits what came before.
 */
import { type Line as Wire, lineAt } from './here'
import { type Closed, type Fault, type FromClient, type Message, PROTOCOL } from './protocol'

/** How it stands with the line. */
export type Line =
  | { is: 'connecting' }
  | { is: 'open' }
  /** It will be tried again, at this time of the page's own clock. */
  | { is: 'waiting'; until: number; why: Fault | null }
  /** The service answers, but no socket comes through. It is tried again all the same. */
  | { is: 'blocked'; until: number }
  /** The service does not want it. */
  | { is: 'refused'; why: Fault }
  /** The service speaks a newer protocol than this page. */
  | { is: 'outdated' }
  /** This browser has no sockets. */
  | { is: 'unsupported' }

/** A command without its name. */
export type Wish = Nameless<FromClient>
type Nameless<T> = T extends unknown ? Omit<T, 'id'> : never

/** What became of a command: no reasons if it was done. */
export type Answer = readonly Fault[] | null

/** Whoever listens to a connection. */
export interface Listener {
  /** The last version seen; -1 for none. */
  since(): number
  /** Take a message; false if something before it has never come. */
  hear(message: Message): boolean
  /** The line has changed. */
  line(line: Line): void
  /** Whether the service answers at all. */
  isThere(): Promise<boolean>
}

/** Seconds between two signs of life. */
const BEAT = 25
/** Seconds of silence after which the line is taken for dead. */
const SILENCE = 60
/** Seconds before the first and at most before any further attempt. */
const FIRST_WAIT = 0.5
const LONGEST_WAIT = 15
/** Attempts in vain after which the page looks whether the service is there at all. */
const IN_VAIN = 3
/** After these the line is not taken up again by itself. */
const FOR_GOOD = new Set(['barred', 'no-watching', 'too-many-watch', 'no-such-table'])

const seconds = () => performance.now() / 1000

/** A name for a command: 96 random bits. `crypto.randomUUID` is not there over plain HTTP. */
export function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Connection {
  readonly #address: (since: number) => string
  readonly #listener: Listener
  readonly #unanswered = new Map<string, { text: string; done: (answer: Answer) => void }>()
  #socket: Wire | null = null
  #greeted = false
  #anew = false
  #failures = 0
  #heard = 0
  #asked = 0
  #why: Fault | null = null
  /** Whether the service answered when it was last looked for without a line. */
  #blocked = false
  #until = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #over = false

  constructor(address: (since: number) => string, listener: Listener) {
    this.#address = address
    this.#listener = listener
  }

  /** Take up the line. */
  open(): void {
    if (typeof WebSocket === 'undefined') {
      this.#listener.line({ is: 'unsupported' })
      return
    }
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Let go of the line for good. */
  close(): void {
    this.#over = true
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    this.#drop()
    for (const { done } of this.#unanswered.values()) done([])
    this.#unanswered.clear()
  }

  /** Try at once, also after a refusal. */
  retry(): void {
    if (this.#over || this.#socket) return
    clearTimeout(this.#retry)
    this.#connect()
  }

  /** Send a command; the answer comes when the service has given it. */
  send(wish: Wish): Promise<Answer> {
    const id = freshName()
    const text = JSON.stringify({ ...wish, id })
    return new Promise((done) => {
      this.#unanswered.set(id, { text, done })
      if (this.#greeted) this.#socket?.send(text)
    })
  }

  // --- the line ---

  #connect(): void {
    // While it is tried again, what was told last stays: nothing jumps, nothing is said twice.
    if (this.#failures === 0) this.#listener.line({ is: 'connecting' })
    const since = this.#anew ? -1 : this.#listener.since()
    const socket = lineAt(this.#address(since))
    this.#socket = socket
    this.#greeted = false
    this.#why = null
    socket.onopen = () => {
      this.#heard = seconds()
      this.#asked = 0
      this.#pulse = setInterval(() => this.#beat(), BEAT * 1000)
    }
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data as string) as Message)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #drop(): void {
    clearInterval(this.#pulse)
    const socket = this.#socket
    this.#socket = null
    this.#greeted = false
    socket?.close()
  }

  #lost(): void {
    this.#drop()
    if (this.#over) return
    const why = this.#why
    if (why && FOR_GOOD.has(why.code)) {
      this.#failures = 0
      this.#listener.line({ is: 'refused', why })
      return
    }
    this.#failures += 1
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1))
    // Not all at once, when a service has come back.
    const wait = why?.code === 'come-again' ? 0.05 : longest * (0.5 + Math.random() / 2)
    const until = (this.#until = seconds() + wait)
    this.#retry = setTimeout(() => this.#connect(), wait * 1000)
    this.#listener.line(this.#blocked ? { is: 'blocked', until } : { is: 'waiting', until, why })
    if (this.#failures >= IN_VAIN) void this.#lookAround()
  }

  async #lookAround(): Promise<void> {
    const there = await this.#listener.isThere()
    if (this.#failures < IN_VAIN || this.#over || there === this.#blocked) return
    const until = this.#until
    this.#blocked = there
    this.#listener.line(there ? { is: 'blocked', until } : { is: 'waiting', until, why: null })
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.#socket) this.#sayBeat()
    else if (this.#retry !== undefined) this.retry()
  }

  #beat(): void {
    const unheard = this.#asked > 0 && this.#heard < this.#asked
    if (unheard && seconds() - this.#heard >= SILENCE) this.#lost()
    else this.#sayBeat()
  }

  #sayBeat(): void {
    if (this.#socket?.readyState !== 1) return
    if (this.#asked <= this.#heard) this.#asked = seconds()
    this.#socket.send(JSON.stringify({ do: 'beat', id: freshName() }))
  }

  // --- what comes ---

  #hear(message: Message): void {
    this.#heard = seconds()
    if (message.is === 'closed') {
      this.#closed(message)
      return
    }
    if (message.is === 'welcome' && message.protocol !== PROTOCOL) {
      this.#drop()
      this.#listener.line({ is: 'outdated' })
      return
    }
    const fits = this.#listener.hear(message)
    if (message.is === 'refused') this.#answered(message.ack, message.reasons)
    else if ('ack' in message && message.ack) this.#answered(message.ack, null)
    if (fits) this.#greet()
    else {
      this.#anew = true
      this.#drop()
      this.#connect()
    }
  }

  #closed({ reason }: Closed): void {
    this.#why = reason
  }

  /** The table is there: what was not answered is sent again, in the order in which it was asked. */
  #greet(): void {
    if (this.#greeted) return
    this.#greeted = true
    this.#anew = false
    this.#failures = 0
    this.#blocked = false
    this.#listener.line({ is: 'open' })
    for (const { text } of this.#unanswered.values()) this.#socket?.send(text)
  }

  #answered(ack: string, answer: Answer): void {
    const waiting = this.#unanswered.get(ack)
    if (!waiting) return
    this.#unanswered.delete(ack)
    waiting.done(answer)
  }
}
