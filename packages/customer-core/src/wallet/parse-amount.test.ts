import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['500', 50_000],
  [' ₹1,500.50 ', 150_050],
  ['50.5', 5_050],
  ['50000', 5_000_000],
])('%s is a valid amount', (typed, paise) => expect(parseAmount(typed)).toEqual({ ok: true, paise }))

test.each([
  ['', /Write an amount/],
  ['-500', /Write an amount/],
  ['1e5', /Write an amount/],
  ['12.345', /Write an amount/],
  ['५००', /Write an amount/],
  ['49.99', /smallest/],
  ['50000.01', /largest/],
])('%s is rejected with a reason', (typed, problem) => {
  expect(parseAmount(typed)).toMatchObject({ ok: false, problem: expect.stringMatching(problem) })
})
