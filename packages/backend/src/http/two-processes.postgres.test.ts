import { createSandbox } from '@tarapath/sandbox'
import {
  openTestBackend,
  startTestPostgres,
  TEST_ORIGIN,
  TEST_START,
  type TestBackend,
} from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '../index.ts'
import { payments } from '../payments/index.ts'
import { createClock } from '../ports/clock.ts'
import { openPostgres } from '../postgres.ts'
import { rateLimitBuckets } from '../rate-limit/tables.ts'

// What two processes on one database count and repeat together. Their caches: consultations/customer-cache.test.ts.
const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: without Postgres on this machine, two processes cannot be tested.')
const url = postgres?.url ?? ''
afterAll(() => postgres?.stop())

const STATUS = '/api/v1/consultation/ongoing-status/'
const clock = createClock(() => TEST_START.getTime())
const secrets = ['the same secret for both processes of this test'] as const

describe.skipIf(!postgres)('two processes on one Postgres', () => {
  let one: TestBackend
  beforeAll(async () => {
    one = await openTestBackend({ database: await openPostgres(url), clock, settings: { secrets } })
  })
  afterAll(() => one.close())
  beforeEach(() => one.database.db.delete(rateLimitBuckets))

  const limited: Backend[] = []
  afterAll(async () => {
    for (const backend of limited) await backend.close()
  })
  async function bothWith(rateLimit: { burst: number; perSecond: number }): Promise<[Backend, Backend]> {
    const open = async () => {
      const database = await openPostgres(url, { connections: 4 })
      const backend = createBackend({
        database,
        clock,
        settings: { secrets, rateLimit },
        extensions: [createSandbox()],
      })
      limited.push(backend)
      return backend
    }
    return [await open(), await open()]
  }

  async function sendTo(backends: readonly Backend[], access: string, times: number): Promise<Response[]> {
    const send = (n: number) =>
      backends[n % backends.length]!.fetch(`${TEST_ORIGIN}${STATUS}`, {
        headers: { authorization: `Bearer ${access}` },
      })
    return Promise.all(Array.from({ length: times }, (_, n) => send(n)))
  }
  const passed = (replies: Response[]) => replies.filter(({ status }) => status === 200).length

  test('what one process has let through counts at the other', async () => {
    const both = await bothWith({ burst: 200, perSecond: 50 })
    const { access } = await one.newCustomer()
    const replies = await sendTo(both, access, 600)
    // The limit, and the tenth that a further process gives out by itself.
    expect(passed(replies)).toBe(220)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(replies.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1')

    clock.turn(1000)
    expect(passed(await sendTo(both, access, 600))).toBe(55)
    const other = await one.newCustomer()
    expect(passed(await sendTo(both, other.access, 4))).toBe(4)
  })

  test('a limit too small to be divided is counted request by request', async () => {
    const both = await bothWith({ burst: 5, perSecond: 0.5 })
    const { access } = await one.newCustomer()
    expect(passed(await sendTo(both, access, 12))).toBe(5)
    clock.turn(4000)
    expect(passed(await sendTo(both, access, 12))).toBe(2)
  })

  test('a customer who polls both costs no row, and one who sends many costs one row without a name', async () => {
    const both = await bothWith({ burst: 200, perSecond: 50 })
    const { access } = await one.newCustomer()
    for (let second = 0; second < 60; second += 1) {
      expect(passed(await sendTo(both, access, 4))).toBe(4)
      clock.turn(1000)
    }
    expect(await one.database.db.$count(rateLimitBuckets)).toBe(0)

    await sendTo(both, access, 100)
    const rows = await one.database.db.select().from(rateLimitBuckets)
    expect(rows).toMatchObject([{ caller: expect.stringMatching(/^[\w-]{43}$/) }])
    clock.turn(2 * 60 * 60 * 1000)
    await one.controls.clock.advance(0)
    expect(await one.database.db.$count(rateLimitBuckets)).toBe(0)
  })

  test('one idempotency key at both of them is one recharge with the same reply', async () => {
    const both = await bothWith({ burst: 1000, perSecond: 1000 })
    const { access, id } = await one.newCustomer()
    const recharge = (n: number) =>
      both[n % 2]!.fetch(`${TEST_ORIGIN}/api/v1/user/wallet/recharge/`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${access}`,
          'content-type': 'application/json',
          'idempotency-key': `two processes ${id}`,
        },
        body: '{"amount":500}',
      })
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => recharge(n)))
    const texts = await Promise.all(replies.map(async (reply) => `${reply.status} ${await reply.text()}`))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toMatch(/^201 /)
    expect(await one.database.db.$count(payments, eq(payments.customerId, id))).toBe(1)
  })
})
