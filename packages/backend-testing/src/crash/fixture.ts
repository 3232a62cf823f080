import { eq, sql } from 'drizzle-orm'
import { accounts, postings, customerAccount } from '@tarapath/backend/ledger'
import { createClock } from '@tarapath/backend/ports'
import { astrologerFactory } from '../fixture/astrologers.ts'
import { openTestBackend, TEST_ORIGIN, TEST_START, type AskOptions, type TestCustomer } from '../open-test-backend.ts'
import { openTestDatabase } from '../test-database.ts'

/** Thrown in place of every statement after the crash. */
class Crashed extends Error {
  override name = 'Crashed'
}

/** A backend that can crash before any statement, and be restarted on the same database. */
export interface CrashFixture {
  /** The backend crashes after this many more statements. */
  crashAfter: (statements: number) => void
  /** Starts a new backend on the same database. Returns how many statements the last one ran. */
  restart: () => Promise<number>
  newCustomer: (paise: number) => Promise<TestCustomer>
  /** An astrologer at ₹15 a minute who picks up at once. */
  newAstrologer: () => Promise<number>
  /** Throws unless the request succeeds. */
  ask: <Body>(method: string, path: string, options: AskOptions) => Promise<Body>
  /** Submits a form of the pay page or of the console. */
  submitForm: (url: string, form: Record<string, string>) => Promise<void>
  now: () => Date
  /** Advances the clock in one step and runs due jobs. To a running chat more than a few seconds are an outage. */
  wait: (seconds: number) => Promise<void>
  db: Awaited<ReturnType<typeof openTestDatabase>>['db']
  balanceOf: (customer: TestCustomer) => Promise<number>
  /** Throws when a balance differs from the sum of its postings, or when all balances do not add up to zero. */
  checkLedger: () => Promise<void>
  close: () => Promise<void>
}

/** A request that the backend refused. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: unknown

  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`)
    this.code = (body as { code?: unknown } | null)?.code
  }
}

export async function openCrashFixture(): Promise<CrashFixture> {
  let ran = 0
  let limit = Infinity
  const database = await openTestDatabase({
    beforeStatement() {
      if (ran >= limit) throw new Crashed()
      ran += 1
    },
  })
  const { db } = database
  const clock = createClock(() => TEST_START.getTime())
  const start = () =>
    openTestBackend({ database, clock, settings: { checkReplies: false, console: true, publicOrigin: TEST_ORIGIN } })
  let backend = await start()
  const addAstrologer = astrologerFactory(db, 20_001)

  return {
    db,
    crashAfter(statements) {
      ran = 0
      limit = statements
    },
    async restart() {
      limit = Infinity
      const count = ran
      // Whatever the crashed backend still runs has to fail before the new one starts.
      await backend.controls.tick()
      backend = await start()
      return count
    },
    newCustomer: (paise) => backend.newCustomer({ paise }),
    newAstrologer: () => addAstrologer(),
    async ask<Body>(method: string, path: string, options: AskOptions) {
      const { status, body } = await backend.ask(method, path, options)
      if (status >= 400) throw new Refused(status, body)
      return body as Body
    },
    async submitForm(url, form) {
      const page = await backend.fetch(new URL(url, TEST_ORIGIN), {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      })
      if (page.status >= 400) throw new Refused(page.status, null)
    },
    now: () => clock.now(),
    async wait(seconds) {
      clock.turn(seconds * 1000)
      await backend.controls.tick()
    },
    async balanceOf({ id }) {
      const [account] = await db
        .select()
        .from(accounts)
        .where(eq(accounts.id, customerAccount(id)))
      return account?.balancePaise ?? 0
    },
    async checkLedger() {
      const sums = db
        .select({ account: postings.accountId, paise: sql<string>`sum(${postings.amountPaise})`.as('paise') })
        .from(postings)
        .groupBy(postings.accountId)
        .as('sums')
      const wrong = await db
        .select({ id: accounts.id, balance: accounts.balancePaise, posted: sums.paise })
        .from(accounts)
        .leftJoin(sums, eq(sums.account, accounts.id))
        .where(sql`${accounts.balancePaise} <> coalesce(${sums.paise}, 0)`)
      if (wrong.length > 0) throw new Error(`Balances that differ from their postings: ${JSON.stringify(wrong)}`)
      const [total] = await db.select({ paise: sql<string>`coalesce(sum(${accounts.balancePaise}), 0)` }).from(accounts)
      if (Number(total?.paise) !== 0) throw new Error(`All balances add up to ${total?.paise} paise.`)
    },
    close: () => backend.close(),
  }
}
