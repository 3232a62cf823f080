import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database/db.ts'
import {
  accounts,
  postings,
  balancePaise,
  customerAccount,
  InsufficientBalance,
  PLATFORM,
  post,
} from './ledger/index.ts'
import { astrologers, setAvailability } from './astrologers/index.ts'
import { queueEntries, offerQueueEntries } from './queue/index.ts'
import {
  startTestPostgres,
  openTestBackend,
  TEST_START,
  type TestBackend,
  type TestCustomer,
} from '@tarapath/backend-testing'
import { openPostgres } from './postgres.ts'

// Races that the embedded database cannot show, because it has one connection.
const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so the races were not run.')
afterAll(() => postgres?.stop())

const ASTROLOGER = {
  name: 'Acharya Meera',
  gender: 'female',
  about: 'For tests.',
  experienceYears: 12,
  pricePerMinutePaise: 1500,
  persona: 'quick',
  replyLanguage: 'english',
} as const

describe.skipIf(!postgres)('on Postgres', () => {
  let database: Database
  let backend: TestBackend
  beforeAll(async () => {
    database = await openPostgres(postgres?.url ?? '', { connections: 50, isPatient: true })
    backend = await openTestBackend({ database })
  })
  afterAll(() => backend.close())

  const charge = (customerId: number, cause: string, paise: number) =>
    post(database.db, TEST_START, {
      cause,
      kind: 'consultation',
      title: 'A minute',
      lines: [
        { account: customerAccount(customerId), paise: -paise },
        { account: PLATFORM.revenue, paise },
      ],
    })

  test('two processes that open the same new database migrate it once', async () => {
    await database.db.execute(sql`drop database if exists two_processes`)
    await database.db.execute(sql`create database two_processes`)
    const url = new URL(postgres?.url ?? '')
    url.pathname = 'two_processes'
    const both = await Promise.all([openPostgres(url.href), openPostgres(url.href)])
    for (const other of both) expect(await other.db.select().from(accounts)).toEqual([])
    await Promise.all(both.map((other) => other.close()))
    await database.db.execute(sql`drop database two_processes`)
  })

  test('of a thousand simultaneous charges on a balance for five hundred, exactly five hundred succeed', async () => {
    const { id } = await backend.newCustomer({ paise: 500_00 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 1000 }, (_, at) => charge(id, `race:${id}:${at}`, 1_00)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(500)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(reasons.every((reason) => reason instanceof InsufficientBalance)).toBe(true)
    expect(await balancePaise(database.db, id)).toBe(0)
  })

  test('postings between the same accounts in both directions never wait for each other in a circle', async () => {
    const [one, other] = [await backend.newCustomer({ paise: 500_00 }), await backend.newCustomer({ paise: 500_00 })]
    const move = (from: TestCustomer, to: TestCustomer, at: number) =>
      post(database.db, TEST_START, {
        cause: `circle:${from.id}:${to.id}:${at}`,
        kind: 'consultation',
        title: 'A move',
        lines: [
          { account: customerAccount(from.id), paise: -1 },
          { account: customerAccount(to.id), paise: 1 },
        ],
      })
    await Promise.all(Array.from({ length: 200 }, (_, at) => Promise.all([move(one, other, at), move(other, one, at)])))
    expect(await balancePaise(database.db, one.id)).toBe(500_00)
  })

  test('one cause posted a hundred times simultaneously moves money once', async () => {
    const { id } = await backend.newCustomer({ paise: 100_00 })
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => charge(id, `once:${id}`, 10_00)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await balancePaise(database.db, id)).toBe(90_00)
  })

  test('a hundred equal requests under one idempotency key are one recharge with the same reply', async () => {
    const customer = await backend.newCustomer()
    const send = async () => {
      const request = new Request('http://tarapath.test/api/v1/user/wallet/recharge/', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${customer.access}`,
          'content-type': 'application/json',
          'idempotency-key': 'hundred taps',
        },
        body: '{"amount":500}',
      })
      const response = await backend.fetch(request)
      return `${response.status} ${await response.text()}`
    }
    const replies = await Promise.all(Array.from({ length: 100 }, send))
    expect(new Set(replies).size).toBe(1)
    expect(replies[0]).toMatch(/^201 /)
  })

  test('thirty simultaneous callbacks, polls and ticks credit one payment once', async () => {
    const customer = await backend.newCustomer()
    const ask = (path: string, body: object) => backend.ask('POST', path, { as: customer, body })
    const { txn_id } = (await ask('/api/v1/user/wallet/recharge/', { amount: 500 })).body as { txn_id: string }
    const started = await ask('/api/v1/payments/phonepe/initiate-transaction/', { txn_id })
    const { redirect_url } = started.body as { redirect_url: string }
    const pay = () => backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
    const poll = () => ask('/api/v1/payments/phonepe/transaction/status/', { txn_id })
    await Promise.all(Array.from({ length: 30 }, () => Promise.all([pay(), poll(), backend.controls.tick()])))
    expect((await poll()).body).toMatchObject({ status: 'success', balance: 550 })
  })

  test('of fifty simultaneous guesses of a code five are checked', async () => {
    const phone = '+919812345670'
    const guess = (otp_key: string) =>
      backend.ask('POST', '/api/v1/user/authorize/otp_verify/', { body: { phone_number: phone, otp_key } })
    await backend.ask('POST', '/api/v1/user/authorize/otp_login/', { body: { phone_number: phone } })
    const wrong = (await backend.codeSentTo(phone)) === '000000' ? '111111' : '000000'
    const replies = await Promise.all(Array.from({ length: 200 }, () => guess(wrong)))
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  test('five simultaneous requests for a code send one code', async () => {
    const phone = '+919812345671'
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        backend.ask('POST', '/api/v1/user/authorize/otp_login/', { body: { phone_number: phone } }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('tabs that refresh simultaneously get the same pair of tokens', async () => {
    const customer = await backend.newCustomer()
    const refresh = () => backend.ask('POST', '/api/token/refresh/', { body: { refresh: customer.refresh } })
    const replies = await Promise.all(Array.from({ length: 20 }, refresh))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
  })

  test('sixty customers who join one queue simultaneously, twice each, have sixty entries', async () => {
    const [astrologer] = await database.db
      .insert(astrologers)
      .values({ ...ASTROLOGER, availability: 'busy' })
      .returning()
    const consultant_id = astrologer!.id
    const people = await Promise.all(Array.from({ length: 60 }, () => backend.newCustomer({ paise: 100_00 })))
    const join = (as: TestCustomer) =>
      backend.ask('POST', '/api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/', {
        as,
        body: { consultant_id, order_type: 1 },
      })
    const replies = await Promise.all([...people, ...people].map(join))
    const positions = replies.map(({ body }) => (body as { position: number }).position)
    expect(positions.slice(0, 60).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))

    // However many processes offer the astrologer at once, one customer gets the offer: the first in the queue.
    await setAvailability(database.db, consultant_id, { name: 'busy', until: TEST_START })
    const now = backend.controls.clock.now()
    await Promise.all(Array.from({ length: 10 }, () => offerQueueEntries(database.db, now)))
    const called = await database.db.select().from(queueEntries).where(eq(queueEntries.status, 'called'))
    expect(called.map(({ customerId }) => customerId)).toEqual([people[positions.indexOf(1)]!.id])
  })

  test('afterwards every balance is the sum of its postings, and all balances add up to zero', async () => {
    const rows = await database.db
      .select({
        id: accounts.id,
        balance: accounts.balancePaise,
        sum: sql`coalesce(sum(${postings.amountPaise}), 0)`.mapWith(Number),
      })
      .from(accounts)
      .leftJoin(postings, sql`${postings.accountId} = ${accounts.id}`)
      .groupBy(accounts.id)
    expect(rows.filter(({ balance, sum }) => balance !== sum)).toEqual([])
    expect(rows.reduce((total, { balance }) => total + balance, 0)).toBe(0)
  })
})
