import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeJson } from './looks-like-json.ts'

const cases = readFileSync(new URL('../fixtures/looks-like-json.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: string; b64: string; want: boolean | null })

test('agrees with the JSON test suite', () => {
  const wrong = cases.filter(({ b64, want }) => {
    const answer = looksLikeJson(Buffer.from(b64, 'base64').toString('utf8'))
    return want !== null && answer !== want
  })
  expect(wrong).toEqual([])
})

test.each([
  ['an object', '{"kind":"image"}', true],
  ['an array with the four JSON spaces around it', ' \t\n\r[1] \t\n\r', true],
  ['an object with a no-break space before it', '\u00A0{}', false],
  ['an array with a byte order mark before it', '\uFEFF[]', false],
  ['brackets that do not match', '[}', false],
  ['a note in brackets', '[smiles]', false],
  ['a number', '42', false],
  ['a string', '"hello"', false],
  ['null', 'null', false],
  ['nothing', '', false],
])('%s', (_, text, expected) => {
  expect(looksLikeJson(text)).toBe(expected)
})

test('every serialized object or array looks like JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(looksLikeJson(JSON.stringify(value))).toBe(typeof value === 'object' && value !== null)
    }),
  )
})

test('never throws, however deeply nested or invalid', () => {
  expect(looksLikeJson('['.repeat(500_000))).toBe(false)
  expect(looksLikeJson('{"a":'.repeat(100_000))).toBe(false)
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof looksLikeJson(`[${text}]`) === 'boolean'))
})
