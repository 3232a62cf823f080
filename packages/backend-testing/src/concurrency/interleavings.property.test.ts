import { isApiError } from '@tarapath/api-client'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consultations } from '@tarapath/backend/consultations'
import { problemOf } from '@tarapath/backend/http'
import { customerAccount, PLATFORM, post } from '@tarapath/backend/ledger'
import { act, ACTS, comeToRest, type ActName } from './steps.ts'
import { audit } from './audit.ts'
import { openCrowds, type Crowd, type Somebody } from './fixture.ts'

// Different calls that meet, several at a time, in any order, while the clock is turned: the books, and what everybody is
// told, have to be right after every step. The short look is at the same stories each time; `INTERLEAVINGS_RUNS=200` is a
// long look at new ones, with TEST_DATABASE=postgres at calls that run at the same moment; `INTERLEAVINGS_SEED` repeats one.
const RUNS = Number(process.env['INTERLEAVINGS_RUNS'] ?? 2)
const isLong = RUNS >= 20
const seed = process.env['INTERLEAVINGS_SEED'] ?? (isLong ? undefined : 1)
const STEPS = 25

const step = fc.record({
  name: fc.constantFrom(...ACTS),
  who: fc.nat({ max: 2 }),
  whom: fc.nat({ max: 1 }),
  n: fc.nat({ max: 999 }),
})
const moment = fc.array(step, { minLength: 1, maxLength: 4 })
const story = fc.array(moment, { minLength: 10, maxLength: STEPS, size: 'max' })

describe.each(['recharge', 'use'] as const)('with the tax on %s', (gstOn) => {
  let crowds: Awaited<ReturnType<typeof openCrowds>>
  /** What was done and not refused. */
  const done = new Set<ActName>()
  beforeAll(async () => {
    crowds = await openCrowds(gstOn)
  })
  afterAll(() => crowds.close())

  /** Does it, or is refused in a sentence. */
  async function attempt(crowd: Crowd, name: ActName, choice: Parameters<typeof act>[2]): Promise<void> {
    try {
      await act(crowd, name, choice)
      done.add(name)
    } catch (failure) {
      const status = isApiError(failure) ? failure.status : problemOf(failure).status
      if (status === undefined || status >= 500) throw failure
    }
  }

  test(
    'money and words are right after every step, whoever does what at the same moment',
    async () => {
      await fc.assert(
        fc.asyncProperty(story, async (moments) => {
          const crowd = await crowds.gather()
          for (const acts of moments) {
            await Promise.all(acts.map(({ name, ...choice }) => attempt(crowd, name, choice)))
            expect(await audit(crowd)).toEqual([])
          }
          await comeToRest(crowd)
          expect(await audit(crowd)).toEqual([])
        }),
        { numRuns: RUNS, endOnFailure: !isLong, ...(seed !== undefined && { seed: Number(seed) }) },
      )
      expect(done.size).toBeGreaterThan(8)
    },
    60_000 + RUNS * 20_000,
  )
})

// In a world of their own: what is wrong there would be found in every story after it.
describe('what is planted', () => {
  let crowds: Awaited<ReturnType<typeof openCrowds>>
  beforeAll(async () => {
    crowds = await openCrowds('recharge')
  })
  afterAll(() => crowds.close())

  test.each<[string, (crowd: Crowd, person: Somebody) => Promise<unknown>, RegExp]>([
    [
      'money that moved past a running chat',
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
      'a charge that is not in the books',
      ({ backend }, { id }) =>
        backend.database.db.update(consultations).set({ chargedPaise: 5 }).where(eq(consultations.customerId, id)),
      /charged something else/,
    ],
  ])('%s is found out', async (_, wrong, complaint) => {
    const crowd = await crowds.gather()
    await act(crowd, 'beInChat', { who: 0, whom: 0, n: 0 })
    expect(await audit(crowd)).toEqual([])
    await wrong(crowd, crowd.people[0]!)
    expect(await audit(crowd)).toContainEqual(expect.stringMatching(complaint))
  })
})
