import { expect, test } from 'vitest'
import { createStagingRateLimit } from './staging-rate-limit.ts'

test('an address may fail five times an hour, and all addresses together fifty times', () => {
  let now = 0
  const limit = createStagingRateLimit(() => now)
  const miss = (address: string) => {
    const wait = limit.retryAfterSeconds(address)
    if (wait === 0) limit.recordFailure(address)
    return wait
  }
  expect([1, 2, 3, 4, 5].map(() => miss('one'))).toEqual([0, 0, 0, 0, 0])
  expect(miss('one')).toBe(3600)
  now = 60_000
  for (let at = 0; at < 45; at++) expect(miss(`other ${at}`)).toBe(0)
  expect(miss('yet another')).toBe(3540)
  now = 3_600_000
  expect([miss('one'), miss('yet another')]).toEqual([0, 0])
})
