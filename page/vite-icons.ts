import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'

const ICON = fileURLToPath(new URL('public/icon.svg', import.meta.url))
/** For home screens, which take no SVG. */
const SIZES = [180, 192, 512]
/** For those that are cut to a shape by whoever shows them. */
const WHOLE_SIZES = [192, 512]
/** A circle of this part of the width is always seen of them: the picture keeps within it. */
const SAFE = 0.8
/** Each pixel is looked at in as many rows, and in each as exactly as numbers go. */
const ROWS = 4
/** Into how many lines a curve is cut. */
const CUTS = 24
const VIEW = 100

type Point = readonly [number, number]
interface Shape {
  readonly colour: readonly number[]
  readonly outline: readonly Point[]
}

/**
 * Paints `public/icon.svg` as pictures of points: `icon-<size>.png`, and `icon-whole-<size>.png`
 * with its ground to the edges. It may have paths of M, L, C, Z; the first is the ground.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    generateBundle() {
      const shapes = shapesOf(readFileSync(ICON, 'utf8'))
      for (const size of SIZES) {
        this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: png(shapes, size) })
      }
      for (const size of WHOLE_SIZES) {
        const source = png(whole(shapes), size)
        this.emitFile({ type: 'asset', fileName: `icon-whole-${size}.png`, source })
      }
    },
  }
}

/** The ground to the edges, and what lies on it smaller, about the middle. */
function whole([ground, ...others]: readonly Shape[]): Shape[] {
  const edges: Point[] = [[0, 0], [VIEW, 0], [VIEW, VIEW], [0, VIEW]]
  const nearer = (place: number) => VIEW / 2 + (place - VIEW / 2) * SAFE
  const smaller = others.map(({ colour, outline }) => ({
    colour,
    outline: outline.map(([x, y]): Point => [nearer(x), nearer(y)]),
  }))
  return [{ colour: ground!.colour, outline: edges }, ...smaller]
}

function shapesOf(svg: string): Shape[] {
  return [...svg.matchAll(/<path fill="#(\w{6})" d="([^"]*)"/g)].map(([, colour, d]) => ({
    colour: [0, 2, 4].map((at) => parseInt(colour!.slice(at, at + 2), 16)),
    outline: outlineOf(d!),
  }))
}

function outlineOf(d: string): Point[] {
  const points: Point[] = []
  for (const [, verb, rest] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const [a, b, c, e, f, g] = rest!.trim().split(/[ ,]+/).map(Number)
    const [x, y] = points.at(-1) ?? [0, 0]
    if (verb !== 'C') points.push([a!, b!])
    for (let cut = 1; verb === 'C' && cut <= CUTS; cut += 1) {
      const t = cut / CUTS
      const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      points.push([p * x + q * a! + r * c! + s * f!, p * y + q * b! + r * e! + s * g!])
    }
  }
  return points
}

/** How much of each pixel of a row the shape covers, from 0 to 1. */
function cover({ outline }: Shape, row: number, size: number): Float64Array {
  const covered = new Float64Array(size)
  for (let part = 0; part < ROWS; part += 1) {
    const y = ((row + (part + 0.5) / ROWS) / size) * VIEW
    const crossings = outline.flatMap(([x1, y1], at) => {
      const [x2, y2] = outline[(at + 1) % outline.length]!
      return y1 <= y !== y2 <= y ? [((x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) / VIEW) * size] : []
    })
    crossings.sort((one, other) => one - other)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [crossings[at]!, crossings[at + 1]!]
      for (let x = Math.floor(from); x < Math.min(size, to); x += 1) {
        covered[x]! += (Math.min(x + 1, to) - Math.max(x, from)) / ROWS
      }
    }
  }
  return covered
}

function png(shapes: readonly Shape[], size: number): Uint8Array {
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let row = 0; row < size; row += 1) {
    const start = row * (size * 4 + 1) + 1
    for (const shape of shapes) {
      const covered = cover(shape, row, size)
      for (let x = 0; x < size; x += 1) {
        const at = start + x * 4
        const part = covered[x]!
        // The shapes above the first lie wholly upon it.
        for (let tone = 0; tone < 3; tone += 1) {
          const below = rows[at + 3] ? rows[at + tone]! : shape.colour[tone]!
          rows[at + tone] = Math.round(below + (shape.colour[tone]! - below) * part)
        }
        rows[at + 3] = Math.max(rows[at + 3]!, Math.round(part * 255))
      }
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
