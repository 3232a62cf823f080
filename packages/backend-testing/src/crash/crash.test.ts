import { afterAll, beforeAll, expect, test } from 'vitest'
import { crashAtEveryStatement } from './crash-at-every-statement.ts'
import { openCrashFixture, type CrashFixture } from './fixture.ts'
import { scenarios } from './scenarios.ts'

let fixture: CrashFixture
beforeAll(async () => {
  fixture = await openCrashFixture()
})
afterAll(() => fixture.close())

// `apps/bench/kill-points.ts` crashes before every statement in many rounds; here only before every nth.
test.each([
  ['a recharge', 9],
  ['a tip', 3],
  ['a chat', 41],
  ['a chat that fails', 31],
  ['a refund by hand', 47],
  ['an enrolment in a course', 13],
  ['an order of the store', 13],
  ['a paid order that is cancelled', 19],
])('%s survives a crash at any statement', async (name, stride) => {
  const scenario = scenarios.find((one) => one.name === name)!
  expect(await crashAtEveryStatement(fixture, scenario, { stride })).toBeGreaterThan(2)
})

test('a scenario that loses money is detected', async () => {
  const careless = {
    ...scenarios.find(({ name }) => name === 'a tip')!,
    run: async (...[fixture, customer]: Parameters<(typeof scenarios)[number]['run']>) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { tip_amount: 51, consultant_id: 1 }
      await fixture.ask('POST', '/api/v1/payments/tip-amount/51/send-tip-amount/', { as: customer, headers, body })
    },
  }
  await expect(crashAtEveryStatement(fixture, careless, { from: 11 })).rejects.toThrow(
    /never finished|the wallet holds/,
  )
})
