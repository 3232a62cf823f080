import { expect, test } from 'vitest'
import { OFFER_SECONDS } from './offer.ts'
import { exactWait, addWaits, remainingWait } from './wait.ts'

test('a new consultation is expected to last as long as earlier ones', () => {
  expect(remainingWait([300, 600, 900, 1200, 1500], 0, 3600)).toEqual({ from: 600, likely: 900, to: 3600 })
})

test('a running consultation is compared with those that lasted longer', () => {
  expect(remainingWait([60, 120, 600, 660, 720], 300, 3600)).toEqual({ from: 300, likely: 360, to: 3600 })
})

test('the wait is at most the paid time', () => {
  expect(remainingWait([600, 900, 1200], 0, 120)).toEqual({ from: 120, likely: 120, to: 120 })
})

test.each([[[]], [[60, 90]]])(
  'after lengths of %j the rest of a longer consultation is anything up to the paid time',
  (past) => {
    expect(remainingWait(past, 300, 420)).toEqual({ from: 0, likely: 420, to: 420 })
  },
)

test('waits add up', () => {
  const waits = [exactWait(30), { from: 10, likely: 20, to: 40 }, { from: 1, likely: 2, to: 3 }]
  expect(addWaits(waits)).toEqual({ from: 41, likely: 52, to: 73 })
  expect(addWaits([])).toEqual(exactWait(0))
})

test('the range of the article on waiting lists', () => {
  const lengths = [5, 8, 10, 15, 20].map((minutes) => minutes * 60)
  const now = remainingWait(lengths, 6 * 60, 14 * 60)
  expect(now).toEqual({ from: 2 * 60, likely: 4 * 60, to: 14 * 60 })
  const before = remainingWait(lengths, 0, 25 * 60)
  expect(addWaits([now, { ...before, to: before.to + OFFER_SECONDS }])).toMatchObject({ from: 10 * 60, to: 41 * 60 })
})
