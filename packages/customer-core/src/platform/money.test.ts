import { expect, test } from 'vitest'
import { toPaise, toWireRupees } from './money.ts'

test('rupees of the API become whole paise without rounding errors', () => {
  expect(toPaise(412.5)).toBe(41_250)
  expect(toPaise(0.1 + 0.2)).toBe(30)
  expect(toPaise(1.15)).toBe(115)
  expect(toPaise(-5)).toBe(-500)
})

test('paise become rupees of the API', () => {
  expect(toWireRupees(41_250)).toBe(412.5)
})
