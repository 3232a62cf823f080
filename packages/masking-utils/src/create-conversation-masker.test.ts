import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mobileNumber, unseenTransforms } from '../fixtures/unseen-numbers.ts'
import { createConversationMasker } from './index.ts'

/** Masks texts sent one second apart, by one sender unless others are named. */
function send(texts: readonly string[], { everyMs = 1_000, senders = [] as string[] } = {}) {
  const masker = createConversationMasker()
  return texts.map((text, index) =>
    masker.mask({ id: String(index), sender: senders[index] ?? 'customer', text, at: index * everyMs }),
  )
}

test('a number split over two messages is masked, and the first message is reported', () => {
  expect(send(['98765', '43210'])).toEqual([
    { text: '98765', earlier: [] },
    { text: '**********', earlier: ['0'] },
  ])
})

test('a number split anywhere into two to five messages is masked, also in notations outside the fixtures', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
  const write = fc.constantFrom(
    (digits: string) => digits,
    ...[
      'tabs',
      'bengali',
      'circled',
      'underscore each',
      'hindi words',
      'capital words',
      'soft hyphen',
      'other hinglish spellings',
    ].map((name) => unseenTransforms[name] ?? String),
  )
  const samples = fc.sample(fc.tuple(mobileNumber, cuts, write), { numRuns: 500, seed: 9 })
  const missed = samples.filter(([digits, at, writeDigits]) => {
    const edges = [0, ...at.toSorted((a, b) => a - b), 10]
    const parts = edges.slice(1).map((edge, index) => digits.slice(edges[index], edge))
    const last = send(parts.map(writeDigits)).at(-1)
    return last?.text !== '**********' || last.earlier.length !== parts.length - 1
  })
  expect(missed.slice(25)).toEqual([])
})

test('the country code may be a separate message, and other messages may come between', () => {
  const shown = send(['+91', 'wait', '98765', 'ok?', '43210'])
  expect(shown.at(-1)).toEqual({ text: '**********', earlier: ['0', '2'] })
})

test('the last part is masked again when it is sent again', () => {
  expect(send(['98765', '43210', '43210', 'ok', '43211']).map(({ text }) => text)).toEqual([
    '98765',
    '**********',
    '**********',
    'ok',
    '**********',
  ])
})

test('an earlier number that is not part of it is not reported', () => {
  expect(send(['7', '98765', '43210']).at(-1)).toEqual({ text: '**********', earlier: ['1'] })
})

test('five digits each from two senders are not a number', () => {
  expect(send(['98765', '43210'], { senders: ['customer', 'astrologer'] }).at(-1)?.text).toBe('43210')
})

test('after sixty seconds the first half no longer counts', () => {
  expect(send(['98765', '43210'], { everyMs: 60_000 }).at(-1)?.text).toBe('**********')
  expect(send(['98765', '43210'], { everyMs: 60_001 }).at(-1)?.text).toBe('43210')
})

test('birth details in several messages are not masked', () => {
  for (const texts of [
    ['12', '05', '1990', '10', '30'],
    ['12-05-1990', '10:30', '411001'],
    ['7', '1990'],
    ['yes', '8 9', 'no'],
  ]) {
    expect(send(texts).map(({ text }) => text)).toEqual(texts)
  }
})

test('each message is masked in strict mode', () => {
  expect(send(['nine eight seven six five four three two one zero', '12345'])).toEqual([
    { text: '**********', earlier: [] },
    { text: '12345', earlier: [] },
  ])
})
