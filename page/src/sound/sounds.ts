/**
 * The sounds of the table, made by code: a brush of noise for a card, soft tones for the rest.
 *
 * All of them are quiet and end within half a second. A browser plays nothing before somebody has
 * touched the page; until then it is silent.
 */
import type { Cue } from './cues'

/** How loud the loudest is, of one. */
const LOUD = 0.12
/** Seconds between two sounds that come together. */
const APART = 0.16
/** Where the noise of a card is loudest, in hertz. */
const BRUSH = 2400

type Tone = readonly [hertz: number, after: number, seconds: number]
const TONES: Record<Exclude<Cue, 'card'>, readonly Tone[]> = {
  turn: [[523, 0, 0.16], [784, 0.1, 0.24]],
  taken: [[294, 0, 0.16], [220, 0.09, 0.26]],
  over: [[392, 0, 0.18], [523, 0.12, 0.18], [659, 0.24, 0.32]],
}

let audio: AudioContext | null = null

/** Play a sound, after as many others. */
export function play(cue: Cue, after = 0): void {
  audio ??= new AudioContext()
  const { currentTime, state } = audio
  if (state === 'suspended') void audio.resume()
  const begin = currentTime + 0.01 + after * APART
  if (cue === 'card') brush(audio, begin)
  else for (const [hertz, later, seconds] of TONES[cue]) ring(audio, hertz, begin + later, seconds)
}

function ring(on: AudioContext, hertz: number, begin: number, seconds: number): void {
  const tone = new OscillatorNode(on, { type: 'triangle', frequency: hertz })
  tone.connect(swell(on, begin, seconds, LOUD))
  tone.start(begin)
  tone.stop(begin + seconds)
}

function brush(on: AudioContext, begin: number): void {
  const seconds = 0.07
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(on, { buffer: noise })
  const band = new BiquadFilterNode(on, { type: 'bandpass', frequency: BRUSH, Q: 0.8 })
  source.connect(band).connect(swell(on, begin, seconds, LOUD))
  source.start(begin)
}

/** Comes quickly and goes softly, so that nothing clicks. */
function swell(on: AudioContext, begin: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(on, { gain: 0 })
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(loud, begin + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  gain.connect(on.destination)
  return gain
}
