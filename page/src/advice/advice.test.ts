import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import type { Judged, Question, Weighed } from '../lib/protocol'
import { learn, say, speak } from '../lib/text.svelte'
import Curve from './Curve.svelte'
import { askedText, costText, endedText, shortCost } from './judged'
import Options from './Options.svelte'
import { playText, remarkText, roughText, share, worthSentence, worthText } from './plays'

const teller = { family: 'mustamaija', you: 0, name: (seat: number) => `Seat ${seat}` }
const hearts = { ...teller, family: 'hearts' }
const LEAD: Question = { kind: 'lead', hand: [4, 5], seat: 2 }
const DEFENCE: Question = { kind: 'defend', hand: [20, 21], cards: [13, 14], seat: 2 }

beforeAll(async () => {
  await speak('en')
  await learn('advice')
})

test('what a part of the page says is not there in a language that is chosen later', async () => {
  await speak('fi')
  expect(say('page-hint-all')).toBe('Kaikki vaihtoehdot')
  await speak('en')
  expect(say('page-hint-all')).toBe('All choices')
})

test('a play is told as another', () => {
  expect(playText(teller, LEAD, [4, 5, 52])).toBe('lead ♣6 ♣7')
  expect(playText(teller, DEFENCE, [20, 21])).toBe('beat ♦2 with ♦9, ♦3 with ♦10')
  expect(playText(teller, DEFENCE, [20, 53])).toBe('beat ♦2 with ♦9; leave ♦3')
  expect(playText(teller, DEFENCE, [53, 53])).toBe('beat nothing and leave ♦2 ♦3')
  expect(playText(teller, DEFENCE, [58])).toBe('name diamonds trumps')
  expect(playText(teller, { kind: 'meanwhile' }, [])).toBe('name no trumps now')
  expect(playText(teller, { kind: 'add', cards: [4] }, [52])).toBe('end the lead')
  expect(playText(hearts, { kind: 'pass', seat: 1 }, [1, 2, 3])).toBe('pass ♣3 ♣4 ♣5')
  expect(playText(hearts, { kind: 'trick' }, [30])).toBe('play ♥6')
})

test('an estimate is told in another unit, or as certain where it is none', () => {
  expect(worthText('losing', { counted: 0.1234 })).toBe('loses 12 %')
  expect(worthText('points', { counted: 3.04 })).toBe('3.0 points')
  expect(worthText('losing', { counted: 0, solved: 1 })).toBe('cannot lose')
  expect(worthText('losing', { counted: 0.4, solved: -1 })).toBe('loses 40 %')
  expect(worthSentence('losing', { counted: 0.12, margin: 0.02 })).toMatch(/12 %, give or take 2/)
  expect(roughText({ actions: [], counted: 0, dropped: true, tries: 100 })).toMatch(/100/)
  expect(roughText({ actions: [], counted: 0, dropped: true, tries: 900 })).toBe('')
})

test('every remark of the service has its sentence here', () => {
  const remark = { code: 'sheds-points', number: 2, cards: [30], seat: 3 }
  expect(remarkText(hearts, remark)).toBe('♥6 is thrown on a trick that Seat 3 holds so far: 2 points.')
})

test('a bar is longer where less is lost', () => {
  expect(share(0.1, [0.1, 0.4])).toBeCloseTo(0.25)
  expect(share(-10, [-10, 5])).toBe(0)
  expect(share(0, [0, 0])).toBe(0)
})

const judged = (more: Partial<Judged>): Judged => ({
  number: 1, deal: 1, question: LEAD, played: [4, 52], best: [5, 52],
  reached: { counted: 0.4 }, possible: { counted: 0.1 }, ...more,
})

test('what a decision cost is told of one that was as good as any', () => {
  expect(shortCost('losing', judged({ loss: 0.3 }))).toBe('')
  expect(shortCost('losing', judged({ loss: 0.3, clear: true }))).toBe('30 %')
  expect(costText('points', judged({ cost: 2.5, loss: 0.1 }))).toMatch(/2\.5/)
  expect(costText('points', judged({ cost: -1, loss: 0.1 }))).toMatch(/match/)
  expect(askedText(teller, DEFENCE)).toContain('♦2 ♦3')
  expect(endedText('losing', { deal: 1, result: 1 })).toBe('lost')
  expect(endedText('losing', { deal: 1 })).toBe('not finished')
  expect(endedText('points', { deal: 1, result: 13 })).toBe('13 points')
})

test('a picture of decisions loses one, or what it clearly cost', () => {
  const decisions = [judged({ clear: true, loss: 0.3 }), judged({ number: 2 }), judged({ number: 3 })]
  const app = mount(Curve, {
    target: document.body,
    props: { unit: 'losing', decisions, marked: [1], label: 'Chance' },
  })
  flushSync()
  expect(document.querySelectorAll('circle')).toHaveLength(3)
  expect(document.querySelectorAll('line.cost')).toHaveLength(1)
  expect(document.querySelector('.mark')?.textContent).toBe('1')
  void unmount(app)
})

test('a choice is missing in the list of all, or the one that was made is not marked', () => {
  const options: Weighed[] = [
    { actions: [4, 52], counted: 0.1 },
    { actions: [5, 52], counted: 0.4 },
  ]
  const app = mount(Options, {
    target: document.body,
    props: { unit: 'losing', options, question: LEAD, teller, played: [5, 52] },
  })
  flushSync()
  const rows = [...document.querySelectorAll('ol li')].map((each) => each.textContent)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('loses 10 %')
  expect(rows[1]).toContain('played')
  void unmount(app)
})
