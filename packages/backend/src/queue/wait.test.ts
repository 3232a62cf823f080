import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWaits, eitherWait, exactWait, rangeOf, remainingWait, usualLength } from './wait.ts'

test('a new consultation lasts as long as earlier ones', () => {
  expect(remainingWait([900, 300, 600, 1500, 1200], 0, 3600)).toEqual([300, 600, 900, 1200, 1500])
})

test('a running consultation is compared with those that lasted longer', () => {
  expect(remainingWait([60, 120, 600, 660, 720, 780, 840], 300, 3600)).toEqual([300, 360, 420, 480, 540])
})

test('the wait is at most the paid time', () => {
  expect(remainingWait([600, 900, 1200, 1500, 1800], 0, 120)).toEqual([120, 120, 120, 120, 120])
})

test.each([[[]], [[60, 90]]])('after lengths of %j any part of the paid time may be left', (past) => {
  expect(remainingWait(past, 300, 420)).toEqual([0, 105, 210, 315, 420])
})

test('waits add up', () => {
  expect(addWaits([exactWait(30), [10, 20, 40], [1, 2]])).toEqual([41, 42, 51, 52, 71, 72])
  expect(addWaits([])).toEqual(exactWait(0))
})

test('the range leaves out the ends of many values', () => {
  const wait = Array.from({ length: 41 }, (_, index) => index * 10)
  expect(rangeOf(wait)).toEqual({ from: 20, likely: 200, to: 380 })
  expect(rangeOf(exactWait(90))).toEqual({ from: 90, likely: 90, to: 90 })
})

const seconds = fc.integer({ min: 0, max: 7200 })
const waits = fc.array(fc.array(seconds, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 6 })

test('a total is in order and within the sums of the shortest and the longest', () => {
  fc.assert(
    fc.property(waits, (values) => {
      const sorted = values.map((wait) => wait.toSorted((a, b) => a - b))
      const total = addWaits(sorted)
      expect(total).toEqual(total.toSorted((a, b) => a - b))
      const sum = (at: number) => sorted.reduce((all, wait) => all + wait.at(at)!, 0)
      const { from, likely, to } = rangeOf(total)
      expect([sum(0) <= from, from <= likely, likely <= to, to <= sum(-1)]).toEqual([true, true, true, true])
    }),
  )
})

test('the usual length of consultations is known once there are enough of them', () => {
  expect(usualLength([900, 300, 600, 1500])).toBeNull()
  expect(usualLength([900, 300, 600, 1500, 1200])).toEqual({ from: 300, likely: 900, to: 1500 })
})

test('the range of the article on waiting lists', () => {
  const lengths = [5, 8, 10, 15, 20].map((minutes) => minutes * 60)
  const now = remainingWait(lengths, 6 * 60, 14 * 60)
  expect(rangeOf(now)).toEqual({ from: 2 * 60, likely: 9 * 60, to: 14 * 60 })
  const before = eitherWait(addWaits([exactWait(30), remainingWait(lengths, 0, 25 * 60)]), [0, 60, 120], 0.2)
  expect(rangeOf(before)).toMatchObject({ from: 0, to: 20.5 * 60 })
  expect(rangeOf(addWaits([now, before]))).toMatchObject({ from: 3 * 60, to: 34.5 * 60 })
})
