import { openTestDatabase, TEST_START } from '@tarapath/backend-testing'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { defaultSettings } from '../ports/settings.ts'
import { createRequestRateLimit } from './request-rate-limit.ts'

const MAX_STATEMENTS = 20

let statements = 0
const database = await openTestDatabase({
  beforeStatement() {
    statements += 1
    if (statements > MAX_STATEMENTS) throw new Error('One moment asks the database without an end.')
  },
})
afterAll(() => database.close())
beforeEach(() => (statements = 0))

const size = fc.constantFrom({ burst: 5, perSecond: 0.5 }, { burst: 40, perSecond: 3 })
/** A number of requests at once, a number of tenths of a second after the previous ones. */
const moments = fc.array(
  fc.record({ gap: fc.integer({ min: 0, max: 25 }), requests: fc.integer({ min: 1, max: 6 }) }),
  {
    minLength: 60,
    maxLength: 120,
  },
)

test('each request is allowed or gets the time to wait, and only as many are allowed as tokens come back', async () => {
  let caller = 0
  const property = fc.asyncProperty(size, moments, async (bucket, list) => {
    caller += 1
    const retryAfterSeconds = createRequestRateLimit(database.db, defaultSettings(), bucket)
    let passedMs = 0
    let allowed = 0
    for (const { gap, requests } of list) {
      passedMs += gap * 100
      statements = 0
      const now = new Date(TEST_START.getTime() + passedMs)
      const waits = await Promise.all(Array.from({ length: requests }, () => retryAfterSeconds(String(caller), now)))
      allowed += waits.filter((seconds) => seconds === 0).length
      expect(allowed).toBeLessThanOrEqual(bucket.burst + (bucket.perSecond * passedMs) / 1000 + 0.001)
    }
  })
  await fc.assert(property, { numRuns: 25 })
})

test('a caller who waits for the stated time is allowed', async () => {
  const retryAfterSeconds = createRequestRateLimit(database.db, defaultSettings(), { burst: 5, perSecond: 0.5 })
  let at = TEST_START.getTime()
  for (let n = 0; n < 5; n += 1) expect(await retryAfterSeconds('patient', new Date(at))).toBe(0)
  for (let n = 0; n < 20; n += 1) {
    statements = 0
    const wait = await retryAfterSeconds('patient', new Date(at))
    expect(wait).toBeGreaterThan(0)
    at += wait * 1000
    expect(await retryAfterSeconds('patient', new Date(at))).toBe(0)
  }
})
