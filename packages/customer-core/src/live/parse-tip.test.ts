import { expect, test } from 'vitest'
import { parseTip } from './parse-tip.ts'

test('typed rupees are whole paise', () => {
  expect(['51', '₹ 1,001', '0.99', '1', '10000', '10000.01', '51.5', '', '5 1 0', '-5', '1e3'].map(parseTip)).toEqual([
    5100,
    100_100,
    null,
    100,
    1_000_000,
    null,
    5150,
    null,
    51_000,
    null,
    null,
  ])
})
