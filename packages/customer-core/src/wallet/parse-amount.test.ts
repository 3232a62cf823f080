import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['500', 50_000],
  [' ₹1,500.50 ', 150_050],
  ['50.5', 5_050],
  ['50000', 5_000_000],
])('%s is a valid amount', (typed, paise) => expect(parseAmount(typed)).toEqual({ ok: true, paise }))

test.each([
  ['', /Enter an amount/],
  ['-500', /Enter an amount/],
  ['1e5', /Enter an amount/],
  ['12.345', /Enter an amount/],
  ['५००', /Enter an amount/],
  ['49.99', /Minimum/],
  ['50000.01', /Maximum/],
])('%s is rejected with a reason', (typed, problem) => {
  expect(parseAmount(typed)).toMatchObject({ ok: false, problem: expect.stringMatching(problem) })
})
