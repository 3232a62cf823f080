import { expect, test } from 'vitest'
import { exactly, inAll, remaining } from './wait.ts'

test('a consultation that lasts as they usually do', () => {
  expect(remaining([300, 600, 900, 1200, 1500], 0, 3600)).toEqual({ from: 600, likely: 900, to: 3600 })
})

test('what has lasted a while is compared with those that lasted longer', () => {
  expect(remaining([60, 120, 600, 660, 720], 300, 3600)).toEqual({ from: 300, likely: 360, to: 3600 })
})

test('nobody stays longer than is paid for', () => {
  expect(remaining([600, 900, 1200], 0, 120)).toEqual({ from: 120, likely: 120, to: 120 })
})

test.each([[[]], [[60, 90]]])(
  'after %j nothing is known of the fifth minute: any length up to what is paid',
  (past) => {
    expect(remaining(past, 300, 420)).toEqual({ from: 0, likely: 420, to: 420 })
  },
)

test('waits add up', () => {
  const waits = [exactly(30), { from: 10, likely: 20, to: 40 }, { from: 1, likely: 2, to: 3 }]
  expect(inAll(waits)).toEqual({ from: 41, likely: 52, to: 73 })
  expect(inAll([])).toEqual(exactly(0))
})
