import { expect, test } from 'vitest'
import { deviceClock } from './device-clock.ts'

test.runIf(process.env['TEST_SUITE'] === 'full')('in the full run it is February 2028, or March after midnight', () => {
  expect(new Date(deviceClock.now()).toISOString()).toMatch(/^2028-0[23]/)
})
