import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPhoneNumbers } from './exact.ts'
import { maskPhoneNumbers as maskInBothModes } from './mask-phone-numbers.ts'

const cases = JSON.parse(readFileSync(new URL('../fixtures/mask-exact.json', import.meta.url), 'utf8')) as {
  input: string
  expected: string
}[]

test.each(cases)('$input → $expected', ({ input, expected }) => {
  expect(maskPhoneNumbers(input)).toBe(expected)
  expect(maskPhoneNumbers(input, { mode: 'exact' })).toBe(expected)
  expect(maskInBothModes(input)).toBe(expected)
  expect(maskInBothModes(input, { mode: 'exact' })).toBe(expected)
})

test('an unknown mode is a TypeError, and so is strict mode in the exact entry', () => {
  expect(() => maskPhoneNumbers('', { mode: 'strict' as never })).toThrow(new TypeError('Unknown mode: strict'))
  for (const mask of [maskPhoneNumbers, maskInBothModes])
    for (const mode of ['Strict', '', 0, null, {}]) expect(() => mask('9', { mode: mode as never })).toThrow(TypeError)
  expect(['9876543210', '1'].map(maskInBothModes as (text: string) => string)).toEqual(['**********', '1'])
})

const nearlyNumbers = fc.string({ unit: fc.constantFrom(...Array.from('0123456789   xx-\n٣')), maxLength: 80 })

test('agrees with the naive regular expression', () => {
  fc.assert(
    fc.property(nearlyNumbers, (text) => {
      expect(maskPhoneNumbers(text)).toBe(text.replace(/\d(?: *\d){8,}/g, '**********'))
    }),
    { numRuns: 5_000 },
  )
})

test('is idempotent, and leaves no run of nine digits', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyNumbers, fc.string({ unit: 'binary' })), (text) => {
      const masked = maskPhoneNumbers(text)
      expect(maskPhoneNumbers(masked)).toBe(masked)
      expect(masked).not.toMatch(/\d(?: *\d){8}/)
    }),
  )
})

/** A string that counts how many of its characters are read. */
function countedString(text: string): { counted: string; reads: () => number } {
  let reads = 0
  const counted = {
    length: text.length,
    charCodeAt: (index: number) => (reads++, text.charCodeAt(index)),
    slice: (from: number, to?: number) => ((reads += (to ?? text.length) - from), text.slice(from, to)),
    toString: () => text,
  }
  return { counted: counted as unknown as string, reads: () => reads }
}

test('a text without a number is returned as the same string', () => {
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
])('reads each character twice at most: %s', (_, piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length))
  const { counted, reads } = countedString(text)
  expect(String(maskPhoneNumbers(counted)) === maskPhoneNumbers(text)).toBe(true)
  expect(reads()).toBeLessThanOrEqual(2 * text.length)
})

test('ordinary text is probed, not read', () => {
  const { counted, reads } = countedString('NamasteGurujiKaisehainAap'.repeat(1_000))
  maskPhoneNumbers(counted)
  expect(reads()).toBeLessThan(25_000 / 4)
})
