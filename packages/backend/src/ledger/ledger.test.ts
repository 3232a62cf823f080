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

/** Money a customer has, or a platform owes, kept by another hand than the ledger's. */
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
  who: fc.integer({ min: 1, max: 3 }),
  paise: fc.integer({ min: 1, max: 50_000 }),
  // Few enough that causes come again.
  cause: fc.integer({ min: 1, max: 40 }),
})
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

function linesOf({ kind, paise }: Operation, customer: string) {
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

test('any order of recharges, minutes, tips and refunds agrees with a second set of books, step by step', async () => {
  const { db } = backend.database
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async (operations) => {
      run += 1
      const model = new Model()
      for (const step of operations) {
        // Each run has customers and causes of its own; the ledger cannot be emptied.
        const id = 9_000_000 + run * 10 + step.who
        const customer = customerAccount(id)
        const cause = `model:${run}:${step.who}:${step.kind}:${step.paise}:${step.cause}`
        const lines = linesOf(step, customer)
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
      await everythingAddsUp()
    }),
    { numRuns: 40 },
  )
}, 120_000)

/** Every balance is what its postings add up to, and all of them together are nothing. */
async function everythingAddsUp() {
  const { db } = backend.database
  const rows = await db
    .select({
      id: accounts.id,
      kept: accounts.balancePaise,
      sum: sql`coalesce(sum(${postings.amountPaise}), 0)`.mapWith(Number),
    })
    .from(accounts)
    .leftJoin(postings, sql`${postings.accountId} = ${accounts.id}`)
    .groupBy(accounts.id)
  expect(rows.filter(({ kept, sum }) => kept !== sum)).toEqual([])
  expect(rows.reduce((total, { kept }) => total + kept, 0)).toBe(0)
  expect(rows.filter(({ id, kept }) => id.startsWith('customer:') && kept < 0)).toEqual([])
}

test('the same cause with other lines is a mistake, not a second posting', async () => {
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

test('lines that do not add up, and parts of a paisa, are refused before the database sees them', async () => {
  const { db } = backend.database
  const bad = { cause: 'bad', kind: 'recharge', title: 'Bad' }
  await expect(post(db, TEST_START, { ...bad, lines: [{ account: PLATFORM.revenue, paise: 1 }] })).rejects.toThrow(
    'not to zero',
  )
  const lines = [
    { account: PLATFORM.revenue, paise: 0.5 },
    { account: PLATFORM.gateway, paise: -0.5 },
  ]
  await expect(post(db, TEST_START, { ...bad, lines })).rejects.toThrow('whole paise')
})

test('the database itself refuses a journal that does not balance, an overdraft and every change of the past', async () => {
  const { db } = backend.database
  const at = { kind: 'test', subject: 'x', title: 'x', fingerprint: 'x', createdAt: TEST_START }
  const unbalanced = db.transaction(async (tx) => {
    const [journal] = await tx
      .insert(journals)
      .values({ cause: 'crooked', ...at })
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
