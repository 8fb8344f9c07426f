import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Line } from './connection'
import type { Message } from './protocol'

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = []
  static readonly last = () => Wire.all.at(-1)!
  readyState = 0
  readonly sent: { do: string; id: string }[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}

  constructor(readonly address: string) {
    Wire.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string; id: string })
  }

  close(): void {
    this.readyState = 3
  }

  opens(): void {
    this.readyState = 1
    this.onopen()
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const WELCOME = { is: 'welcome', protocol: 1, version: 4 }
let lines: Line['is'][] = []
let heard: Message[] = []
let fits = true
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  lines = []
  heard = []
  fits = true
  connection = new Connection((since) => `table?since=${since}`, {
    since: () => (heard.length ? 4 : -1),
    hear: (message) => {
      heard.push(message)
      return fits
    },
    line: (line) => lines.push(line.is),
    isThere: () => Promise.resolve(true),
  })
  connection.open()
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a command is sent before the table is there', () => {
  void connection.send({ do: 'pause', on: true })
  Wire.last().opens()
  expect(Wire.last().sent).toEqual([])
  Wire.last().says(WELCOME)
  expect(Wire.last().sent).toMatchObject([{ do: 'pause', on: true }])
})

test('a command is lost with the line, or done twice', async () => {
  Wire.last().opens()
  Wire.last().says(WELCOME)
  const answer = connection.send({ do: 'back' })
  const [first] = Wire.last().sent
  Wire.last().onclose()
  vi.advanceTimersByTime(20_000)
  expect(Wire.last().address).toBe('table?since=4')
  Wire.last().opens()
  Wire.last().says({ is: 'pulse', now: 0 })
  expect(Wire.last().sent).toEqual([first])
  Wire.last().says({ is: 'done', ack: first!.id, version: 5 })
  expect(await answer).toBeNull()
  Wire.last().onclose()
  vi.advanceTimersByTime(20_000)
  Wire.last().opens()
  Wire.last().says(WELCOME)
  expect(Wire.last().sent).toEqual([])
})

test('a person does not learn why a command is refused', async () => {
  Wire.last().opens()
  Wire.last().says(WELCOME)
  const answer = connection.send({ do: 'back' })
  const reasons = [{ code: 'nobody-sits-in' }]
  Wire.last().says({ is: 'refused', ack: Wire.last().sent[0]!.id, version: 4, reasons })
  expect(await answer).toEqual(reasons)
})

test('after a gap the table is guessed', () => {
  Wire.last().opens()
  Wire.last().says(WELCOME)
  fits = false
  Wire.last().says({ is: 'update', version: 9, now: 0, all: {} })
  expect(Wire.all).toHaveLength(2)
  expect(Wire.last().address).toBe('table?since=-1')
})

test('a dead line is waited for without end', () => {
  Wire.last().opens()
  Wire.last().says(WELCOME)
  vi.advanceTimersByTime(25_000)
  expect(Wire.last().sent.map((command) => command.do)).toEqual(['beat'])
  vi.advanceTimersByTime(100_000)
  expect(Wire.all.length).toBeGreaterThan(1)
  expect(lines).toContain('waiting')
})

test('what is told of a lost line changes with every try', async () => {
  Wire.last().opens()
  Wire.last().says(WELCOME)
  lines = []
  for (let tries = 0; tries < 6; tries += 1) {
    Wire.last().onclose()
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(Wire.all).toHaveLength(7)
  expect(lines.filter((line, at) => line !== lines[at - 1])).toEqual(['waiting', 'blocked'])
  Wire.last().says(WELCOME)
  expect(lines.at(-1)).toBe('open')
})

test('someone who was sent away knocks for ever', () => {
  Wire.last().opens()
  Wire.last().says({ is: 'closed', reason: { code: 'barred' } })
  Wire.last().onclose()
  vi.advanceTimersByTime(100_000)
  expect(Wire.all).toHaveLength(1)
  expect(lines.at(-1)).toBe('refused')
})

test('without sockets nothing is said', () => {
  vi.stubGlobal('WebSocket', undefined)
  connection.open()
  expect(lines.at(-1)).toBe('unsupported')
})
