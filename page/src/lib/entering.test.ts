import { expect, test } from 'vitest'
import { codeIn } from './entering'

test('a code is read out of a link wrongly, or a damaged one breaks the page', () => {
  expect(codeIn(' kopa rime tesa ')).toBe('kopa rime tesa')
  expect(codeIn('http://192.168.1.5:8000/#join=kopa-rime-tesa')).toBe('kopa-rime-tesa')
  expect(codeIn('https://a.example/m/#join=kopa%20rime%20tesa')).toBe('kopa rime tesa')
  expect(codeIn('#join=%E0%A4%A')).toBe('%E0%A4%A')
})
