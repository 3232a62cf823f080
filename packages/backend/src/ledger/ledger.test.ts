import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, journals, postings } from './tables.ts'
import { openTestBackend, TEST_START, type TestBackend } from '@tarapath/backend-testing'
import { astrologerAccount, balancePaise, customerAccount, InsufficientBalance, PLATFORM, post } from './ledger.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** An independent model of the balances. */
class Model {
  readonly balances = new Map<string, number>()
  readonly causes = new Set<string>()

  apply(cause: string, lines: { account: string; paise: number }[]): 'posted' | 'repeated' | 'refused' {
    if (this.causes.has(cause)) return 'repeated'
    const after = new Map(this.balances)
    for (const { account, paise } of lines) after.set(account, (after.get(account) ?? 0) + paise)
    for (const [account, paise] of after) if (account.startsWith('customer:') && paise < 0) return 'refused'
    for (const [account, paise] of after) this.balances.set(account, paise)
    this.causes.add(cause)
    return 'posted'
  }
}

const operation = fc.record({
  kind: fc.constantFrom('recharge', 'minute', 'tip', 'refund'),
  customerIndex: fc.integer({ min: 1, max: 3 }),
  paise: fc.integer({ min: 1, max: 50_000 }),
  // A small range, so that causes repeat.
  cause: fc.integer({ min: 1, max: 40 }),
})
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

function ledgerLines({ kind, paise }: Operation, customer: string) {
  switch (kind) {
    case 'recharge':
      return [
        { account: PLATFORM.gateway, paise: -paise - 18 },
        { account: PLATFORM.gst, paise: 18 },
        { account: customer, paise },
      ]
    case 'minute':
      return [
        { account: customer, paise: -paise },
        { account: astrologerAccount(7), paise: Math.floor(paise / 2) },
        { account: PLATFORM.revenue, paise: paise - Math.floor(paise / 2) },
      ]
    case 'tip':
      return [
        { account: customer, paise: -paise },
        { account: astrologerAccount(7), paise },
      ]
    case 'refund':
      return [
        { account: PLATFORM.revenue, paise: -paise },
        { account: customer, paise },
      ]
    default:
      throw new Error(kind)
  }
}

test('any order of recharges, minutes, tips and refunds gives the balances of the model after each step', async () => {
  const { db } = backend.database
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async (operations) => {
      run += 1
      const model = new Model()
      for (const step of operations) {
        // Each run uses new customers and causes, because the ledger is append-only.
        const id = 9_000_000 + run * 10 + step.customerIndex
        const customer = customerAccount(id)
        const cause = `model:${run}:${step.customerIndex}:${step.kind}:${step.paise}:${step.cause}`
        const lines = ledgerLines(step, customer)
        const expected = model.apply(cause, lines)
        const outcome = await post(db, TEST_START, { cause, kind: step.kind, title: 'A step', lines }).then(
          (posted) => (posted ? 'posted' : 'repeated'),
          (failure) => {
            if (failure instanceof InsufficientBalance) return 'refused'
            throw failure
          },
        )
        expect(outcome).toBe(expected)
        expect(await balancePaise(db, id)).toBe(model.balances.get(customer) ?? 0)
      }
      await expectConsistentLedger()
    }),
    { numRuns: 40 },
  )
}, 120_000)

/** Every balance is the sum of its postings, and all balances together are zero. */
async function expectConsistentLedger() {
  const { db } = backend.database
  const rows = await db
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
  expect(rows.filter(({ id, balance }) => id.startsWith('customer:') && balance < 0)).toEqual([])
}

test('the same cause with other lines throws and posts nothing', async () => {
  const { db } = backend.database
  const customer = customerAccount(8_000_001)
  const lines = (paise: number) => [
    { account: PLATFORM.gateway, paise: -paise },
    { account: customer, paise },
  ]
  const once = { cause: 'once', kind: 'recharge', title: 'Once' }
  expect(await post(db, TEST_START, { ...once, lines: lines(100) })).toBe(true)
  expect(await post(db, TEST_START, { ...once, lines: lines(100) })).toBe(false)
  await expect(post(db, TEST_START, { ...once, lines: lines(200) })).rejects.toThrow('with other lines')
  expect(await balancePaise(db, 8_000_001)).toBe(100)
})

test('lines that do not add up to zero and fractions of a paisa are refused before the database is called', async () => {
  const { db } = backend.database
  const bad = { cause: 'bad', kind: 'recharge', title: 'Bad' }
  await expect(post(db, TEST_START, { ...bad, lines: [{ account: PLATFORM.revenue, paise: 1 }] })).rejects.toThrow(
    'must add up to zero',
  )
  const lines = [
    { account: PLATFORM.revenue, paise: 0.5 },
    { account: PLATFORM.gateway, paise: -0.5 },
  ]
  await expect(post(db, TEST_START, { ...bad, lines })).rejects.toThrow('whole paise')
})

test('the database refuses an unbalanced journal, an overdraft and every change of a posted row', async () => {
  const { db } = backend.database
  const at = { kind: 'test', subject: 'x', title: 'x', fingerprint: 'x', createdAt: TEST_START }
  const unbalanced = db.transaction(async (tx) => {
    const [journal] = await tx
      .insert(journals)
      .values({ cause: 'unbalanced', ...at })
      .returning()
    await tx.insert(accounts).values({ id: 'platform:test', mayGoBelowZero: true }).onConflictDoNothing()
    await tx.insert(postings).values({
      journalId: journal?.id ?? 0,
      accountId: 'platform:test',
      amountPaise: 5,
      balanceAfterPaise: 5,
    })
  })
  await expect(unbalanced).rejects.toThrow('does not add up to zero')
  await db.insert(accounts).values({ id: customerAccount(8_000_002), mayGoBelowZero: false })
  const overdraft = db
    .update(accounts)
    .set({ balancePaise: -1 })
    .where(sql`${accounts.id} = ${customerAccount(8_000_002)}`)
  await expect(overdraft).rejects.toMatchObject({ cause: { code: '23514' } })
  for (const change of [
    db.update(postings).set({ amountPaise: 1 }),
    db.delete(postings),
    db.update(journals).set({ kind: 'other' }),
    db.execute(sql`truncate postings cascade`),
  ])
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } })
})
