import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hardNegative, mobileNumber, sentence, unseenTransforms } from '../fixtures/unseen-numbers.ts'
import { maskPhoneNumbers } from './mask-phone-numbers.ts'
import { maskPhoneNumbersStrictly } from './strict/mask-strictly.ts'

interface Case {
  text: string
  spans: [number, number][]
  transform: string
}

const cases = readFileSync(new URL('../fixtures/mask-strict.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case)

/** The text with its spans masked; a case without spans stays unchanged. */
const expected = ({ text, spans }: Case) =>
  spans.reduceRight((masked, [start, end]) => masked.slice(0, start) + '**********' + masked.slice(end), text)

test.each(Object.entries(Object.groupBy(cases, ({ transform }) => transform)))('%s', (_, group = []) => {
  expect(group.map(({ text }) => maskPhoneNumbers(text, { mode: 'strict' }))).toEqual(group.map(expected))
})

describe('a notation outside the fixtures is masked too', () => {
  test.each(Object.entries(unseenTransforms))('%s', (_, write) => {
    const missed = fc
      .sample(fc.tuple(mobileNumber, sentence), { numRuns: 200, seed: 108 })
      .map(([digits, [before, after]]) => ({
        text: before + write(digits) + after,
        want: `${before}**********${after}`,
      }))
      .filter(({ text, want }) => maskPhoneNumbersStrictly(text) !== want)
    expect(missed.slice(4)).toEqual([])
  })
})

test('of ten thousand generated sentences about dates, money, places and lists, at most fifty are changed', () => {
  const changed = fc
    .sample(hardNegative, { numRuns: 10_000, seed: 21 })
    .filter((text) => maskPhoneNumbersStrictly(text) !== text)
  expect(changed.slice(50)).toEqual([])
})

test.each([
  ['an office number with its area code', 'office (0141) 234-5678', 'office **********'],
  ['a number from abroad', 'call +44 20 7946 0958.', 'call **********.'],
  ['two numbers', '98765-43210 / 91234-56780', '********** / **********'],
  ['a number after a date', '12-05-1990, 98765-43210', '12-05-1990, **********'],
  ['a number in brackets', '(98765-43210)', '(**********)'],
  ['a number before a word of look-alikes', '98765-43210is mine', '**********is mine'],
  ['a plain run, whatever it is', 'txn 123456789', 'txn **********'],
  ['a short list', 'mercury in 3, 5, 9, 12, 14 and 21', 'mercury in 3, 5, 9, 12, 14 and 21'],
  ['an order number', 'order 45213-88', 'order 45213-88'],
])('%s', (_, text, masked) => {
  expect(maskPhoneNumbersStrictly(text)).toBe(masked)
})

const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'9 8 6 0 91 98765 4321 12-05-1990 10:30 26.9124 ₹ % 1,25,000 rs'.split(' ')),
      fc.constantFrom(...'९ ① 9️⃣ 𝟗 nine nau नौ double triple ninety O l I x and hai'.split(' ')),
      fc.constantFrom('', ' ', '-', '.', ', ', '+', '(', ')', '\u200B', '🙂', '\n', '       '),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

test('is idempotent', () => {
  fc.assert(
    fc.property(pieces, (text) => {
      const masked = maskPhoneNumbersStrictly(text)
      expect(maskPhoneNumbersStrictly(masked)).toBe(masked)
    }),
    { numRuns: 5_000 },
  )
})

test('masks at least what the exact rule masks, in any script', () => {
  fc.assert(
    fc.property(pieces, (text) => {
      expect(maskPhoneNumbersStrictly(text)).not.toMatch(/\p{Nd}(?:[ \u200B]*\p{Nd}){8}/u)
    }),
    { numRuns: 2_000 },
  )
})

test('a number after more than 4,096 characters of padding is masked', () => {
  const padding = 'om namah shivay '.repeat(400)
  expect(maskPhoneNumbersStrictly(padding + 'nine8seven6five4three2one0')).toBe(padding + '**********')
})
