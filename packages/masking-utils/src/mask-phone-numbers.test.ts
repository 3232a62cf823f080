import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPhoneNumbers } from './mask-phone-numbers.ts'

const cases = JSON.parse(readFileSync(new URL('../fixtures/mask-exact.json', import.meta.url), 'utf8')) as {
  input: string
  expected: string
}[]

test.each(cases)('$input → $expected', ({ input, expected }) => {
  expect(maskPhoneNumbers(input)).toBe(expected)
  expect(maskPhoneNumbers(input, { mode: 'exact' })).toBe(expected)
})

const nearlyNumbers = fc.string({ unit: fc.constantFrom(...Array.from('0123456789   xx-\n٣')), maxLength: 80 })

test('masks what the plain pattern would mask', () => {
  fc.assert(
    fc.property(nearlyNumbers, (text) => {
      expect(maskPhoneNumbers(text)).toBe(text.replace(/\d(?: *\d){8,}/g, '**********'))
    }),
    { numRuns: 5_000 },
  )
})

test('masking twice changes nothing, and no run of nine digits survives', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyNumbers, fc.string({ unit: 'binary' })), (text) => {
      const masked = maskPhoneNumbers(text)
      expect(maskPhoneNumbers(masked)).toBe(masked)
      expect(masked).not.toMatch(/\d(?: *\d){8}/)
    }),
  )
})

/** Looks like a string to the masker, and counts how often it is looked at. */
function countedString(text: string): { counted: string; looks: () => number } {
  let looks = 0
  const counted = {
    length: text.length,
    charCodeAt: (index: number) => (looks++, text.charCodeAt(index)),
    slice: (from: number, to?: number) => ((looks += (to ?? text.length) - from), text.slice(from, to)),
    toString: () => text,
  }
  return { counted: counted as unknown as string, looks: () => looks }
}

test('a text without a number is returned itself, not a copy', () => {
  const { counted } = countedString('house 7, 12 May 1990, 10 30')
  expect(maskPhoneNumbers(counted)).toBe(counted)
})

test.each([
  ['near misses', '12345678x'],
  ['spaces', ' '],
  ['digits far apart', '1' + ' '.repeat(999)],
  ['one endless number', '9'],
  ['numbers', '9876543210,'],
  ['probes that just touch a digit', 'xxxxxxxx1'],
  ['words', 'namaste guruji '],
])('looks at each character twice at most: %s', (_, piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length))
  const { counted, looks } = countedString(text)
  expect(String(maskPhoneNumbers(counted)) === maskPhoneNumbers(text)).toBe(true)
  expect(looks()).toBeLessThanOrEqual(2 * text.length)
})

test('ordinary text is skipped over, not read', () => {
  const { counted, looks } = countedString('NamasteGurujiKaisehainAap'.repeat(1_000))
  maskPhoneNumbers(counted)
  expect(looks()).toBeLessThan(25_000 / 4)
})
