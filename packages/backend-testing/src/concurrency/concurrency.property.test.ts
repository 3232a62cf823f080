import { isApiError } from '@tarapath/api-client'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consultations } from '@tarapath/backend/consultations'
import { problemOf } from '@tarapath/backend/http'
import { customerAccount, PLATFORM, post } from '@tarapath/backend/ledger'
import { audit } from './audit.ts'
import {
  openConcurrencyBackend,
  type ConcurrencyBackend,
  type ConcurrencyFixture,
  type StepCustomer,
} from './fixture.ts'
import { runStep, runToEnd, STEP_NAMES, type StepChoice, type StepName } from './steps.ts'

// Different requests run concurrently, in random order, while the clock advances. After every moment the ledger, and
// what customers see, have to be consistent. The default run repeats the same stories; `CONCURRENCY_RUNS=200` runs new
// ones, and with TEST_DATABASE=postgres their requests run in parallel; `CONCURRENCY_SEED` repeats one story.
const RUNS = Number(process.env['CONCURRENCY_RUNS'] ?? 2)
const isLong = RUNS >= 20
const seed = process.env['CONCURRENCY_SEED'] ?? (isLong ? undefined : 1)
const STEPS = 25

const step = fc.record({
  name: fc.constantFrom(...STEP_NAMES),
  customer: fc.nat({ max: 2 }),
  astrologer: fc.nat({ max: 1 }),
  n: fc.nat({ max: 999 }),
})
const moment = fc.array(step, { minLength: 1, maxLength: 4 })
const story = fc.array(moment, { minLength: 10, maxLength: STEPS, size: 'max' })

describe.each(['recharge', 'use'] as const)('with the tax on %s', (gstOn) => {
  let backend: ConcurrencyBackend
  /** Steps that were not refused. */
  const succeeded = new Set<StepName>()
  beforeAll(async () => {
    backend = await openConcurrencyBackend(gstOn)
  })
  afterAll(() => backend.close())

  /** Accepts refusals, but no faults of the server. */
  async function attempt(fixture: ConcurrencyFixture, name: StepName, choice: StepChoice): Promise<void> {
    try {
      await runStep(fixture, name, choice)
      succeeded.add(name)
    } catch (failure) {
      const status = isApiError(failure) ? failure.status : problemOf(failure).status
      if (status === undefined || status >= 500) throw failure
    }
  }

  test(
    'the ledger and what customers see are consistent after concurrent requests',
    async () => {
      await fc.assert(
        fc.asyncProperty(story, async (moments) => {
          const fixture = await backend.newFixture()
          for (const steps of moments) {
            await Promise.all(steps.map(({ name, ...choice }) => attempt(fixture, name, choice)))
            expect(await audit(fixture)).toEqual([])
          }
          await runToEnd(fixture)
          expect(await audit(fixture)).toEqual([])
        }),
        { numRuns: RUNS, endOnFailure: !isLong, ...(seed !== undefined && { seed: Number(seed) }) },
      )
      expect(succeeded.size).toBeGreaterThan(8)
    },
    60_000 + RUNS * 20_000,
  )
})

// A backend of its own, because every later audit of the same one would fail.
describe('a planted fault', () => {
  let backend: ConcurrencyBackend
  beforeAll(async () => {
    backend = await openConcurrencyBackend('recharge')
  })
  afterAll(() => backend.close())

  test.each<[string, (fixture: ConcurrencyFixture, customer: StepCustomer) => Promise<unknown>, RegExp]>([
    [
      'money that moved without the running chat',
      ({ backend, clock }, { id }) => {
        const lines = [
          { account: customerAccount(id), paise: -150_00 },
          { account: PLATFORM.revenue, paise: 150_00 },
        ]
        return post(backend.database.db, clock.now(), { cause: `past:${id}`, kind: 'tip', title: 'Past', lines })
      },
      /says 780 s, and the wallet lasts 180 s/,
    ],
    [
      'a charge that is not in the ledger',
      ({ backend }, { id }) =>
        backend.database.db.update(consultations).set({ chargedPaise: 5 }).where(eq(consultations.customerId, id)),
      /charged something else/,
    ],
  ])('%s is reported', async (_, plant, complaint) => {
    const fixture = await backend.newFixture()
    await runStep(fixture, 'startChatAndTalk', { customer: 0, astrologer: 0, n: 0 })
    expect(await audit(fixture)).toEqual([])
    await plant(fixture, fixture.customers[0]!)
    expect(await audit(fixture)).toContainEqual(expect.stringMatching(complaint))
  })
})
