import { table, type Row } from '@tarapath/api-client/table'
import { ownTable } from '@tarapath/own-api/table'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../tables.ts'
import { balancePaise } from '../ledger/index.ts'
import type { CustomerEndpointName } from '../endpoint/handler.ts'
import { openFixture, type Fixture, type SignedInCustomer, prepareRequest } from '@tarapath/backend-testing'

/** The embedded database runs one statement at a time, so more repeats test nothing more. */
const REPEATS = process.env['TEST_DATABASE'] === 'postgres' ? 100 : 4

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

/** Rows of these tables are created once for each customer, and the samples share customers. */
const FIRST_TIME = new Set(['accounts', 'customers'])
const TABLES = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableName)
  .filter((name) => !FIRST_TIME.has(name))

/** One of the repeated requests succeeds, and the others are refused. */
const ANSWERED_ONCE: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>([
  'requestLoginOtp',
  'verifyLoginOtp',
  'sendOtp',
  'verifyOtp',
  'deleteMyAccount',
])
/** Has one effect; a repeated request gets another reply, because nothing was left to do. */
const ANSWERS_REPEAT_DIFFERENTLY: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>(['leaveQueue'])
/** Ends the sign-in that it is sent with, so a later request is refused. */
const ENDS_SIGN_IN: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>(['logout'])
/** Every request adds a row, up to a rate limit (diagnostics/diagnostics.test.ts). */
const APPENDS: ReadonlySet<CustomerEndpointName> = new Set<CustomerEndpointName>(['saveDiagnosticLog'])

/** The number of rows of each table and the wallet balance, which show the effect of a request. */
async function countEverything({ id }: SignedInCustomer): Promise<Record<string, number>> {
  const { db } = fixture.backend.database
  const counts = TABLES.map((name) => sql`select ${name} as name, count(*)::int as count from ${sql.identifier(name)}`)
  const result = await db.execute(sql.join(counts, sql` union all `))
  // One driver returns the rows, the other an object that contains them.
  const rows = (Array.isArray(result) ? result : (result as { rows: unknown }).rows) as {
    name: string
    count: number
  }[]
  return { ...Object.fromEntries(rows.map(({ name, count }) => [name, count])), paise: await balancePaise(db, id) }
}

/** The samples reuse phone numbers, so what the last sample stored is deleted. */
async function deleteLastSample(): Promise<void> {
  const { db } = fixture.backend.database
  const { applicationFiles, applications, leads, otpChallenges, rateLimitHits } = schema
  for (const each of [applicationFiles, applications, leads, otpChallenges, rateLimitHits]) await db.delete(each)
}

async function effectOf(name: CustomerEndpointName, times: number) {
  await deleteLastSample()
  const { me, send } = await prepareRequest(fixture, name)
  const before = await countEverything(me)
  const replies = await Promise.all(Array.from({ length: times }, () => send({ token: me.access })))
  const after = await countEverything(me)
  const changed = Object.keys(after).filter((each) => after[each] !== before[each])
  const effect = Object.fromEntries(changed.map((each) => [each, (after[each] ?? 0) - (before[each] ?? 0)]))
  return { effect, replies }
}

const writes = (
  [...Object.values(table), ...Object.values(ownTable)] as (Row & { name: CustomerEndpointName })[]
).filter(({ method, name }) => method !== 'GET' && !APPENDS.has(name))

test.each(writes)(`$name sent ${REPEATS} times at once has the effect of once`, async ({ name, status }) => {
  const once = await effectOf(name, 1)
  const often = await effectOf(name, REPEATS)
  expect(once.replies.map((reply) => reply.status)).toEqual([status])
  expect(often.effect).toEqual(once.effect)
  const answered = often.replies.filter((reply) => reply.status === status)
  if (ANSWERED_ONCE.has(name)) {
    expect(answered).toHaveLength(1)
    for (const reply of often.replies) expect([status, 400, 401, 403, 429], reply.text).toContain(reply.status)
  } else {
    const late = often.replies.filter((reply) => ENDS_SIGN_IN.has(name) && reply.status === 401)
    expect(often.replies.map((reply) => reply.status)).toContain(status)
    expect(answered.length + late.length).toBe(REPEATS)
    if (!ANSWERS_REPEAT_DIFFERENTLY.has(name)) expect(new Set(answered.map(({ text }) => text)).size).toBe(1)
  }
})

test('a key of one customer is not that of another', async () => {
  const recharge = async () => {
    const { status, body } = await fixture.backend.ask('POST', '/api/v1/user/wallet/recharge/', {
      as: await fixture.newCustomer(),
      headers: { 'idempotency-key': 'a key that both chose' },
      body: { amount: 500 },
    })
    return { status, txnId: (body as { txn_id: string }).txn_id }
  }
  const [mine, other] = [await recharge(), await recharge()]
  expect(other.status).toBe(mine.status)
  expect(other.txnId).not.toBe(mine.txnId)
})

test('every endpoint that moves money takes an idempotency key, and the ledger balances afterwards', async () => {
  const keyed = writes.filter(({ idempotencyKey }) => idempotencyKey).map(({ name }) => name)
  expect(keyed).toEqual(
    expect.arrayContaining(['rechargeWallet', 'initiatePhonePePayment', 'sendTip', 'initiateCoursePayment']),
  )
  const { accounts, postings } = schema
  const { db } = fixture.backend.database
  const total = sql`coalesce(sum(${postings.amountPaise}), 0)`.mapWith(Number)
  const rows = await db
    .select({ id: accounts.id, balance: accounts.balancePaise, total })
    .from(accounts)
    .leftJoin(postings, eq(postings.accountId, accounts.id))
    .groupBy(accounts.id)
  expect(rows.filter((row) => row.balance !== row.total)).toEqual([])
  expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
})
