import { eq, sql } from 'drizzle-orm'
import { accounts, postings, customerAccount } from '@tarapath/backend/ledger'
import { astrologers } from '@tarapath/backend/astrologers'
import { createClock } from '@tarapath/backend/ports'
import {
  openTestBackend,
  openTestDatabase,
  TEST_ORIGIN,
  TEST_START,
  type AskOptions,
  type TestCustomer,
} from '../index.ts'

/** A statement that never ran, because the process was dead by then. */
class Killed extends Error {
  override name = 'Killed'
}

/** A backend whose process can be killed before any statement, and started again on the same database. */
export interface MortalWorld {
  /** From now on the process lives for so many statements more. */
  dieAfter: (statements: number) => void
  /** A new process on what the dead one left. Answers how many statements that one ran. */
  restart: () => Promise<number>
  newCustomer: (paise: number) => Promise<TestCustomer>
  /** Somebody at ₹15 a minute who picks up at once. */
  newAstrologer: () => Promise<number>
  /** Throws unless the answer is a success, also where the process is dead. */
  ask: <Body>(method: string, path: string, options: AskOptions) => Promise<Body>
  /** Sends a form, of the pay page or of the console. */
  press: (url: string, form: Record<string, string>) => Promise<void>
  now: () => Date
  /** Lets time pass in one step, and does what is due then. More than some seconds are an outage to a running chat. */
  wait: (seconds: number) => Promise<void>
  db: Awaited<ReturnType<typeof openTestDatabase>>['db']
  balanceOf: (customer: TestCustomer) => Promise<number>
  /** Throws when any balance is not what its postings add up to, or all of them together are not nothing. */
  checkBooks: () => Promise<void>
  close: () => Promise<void>
}

/** A call that was answered with a refusal. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: unknown

  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`)
    this.code = (body as { code?: unknown } | null)?.code
  }
}

export async function openMortalWorld(): Promise<MortalWorld> {
  let ran = 0
  let lifespan = Infinity
  const database = await openTestDatabase({
    beforeStatement() {
      if (ran >= lifespan) throw new Killed()
      ran += 1
    },
  })
  const { db } = database
  const clock = createClock(() => TEST_START.getTime())
  const start = () =>
    openTestBackend({ database, clock, settings: { checkReplies: false, console: true, publicOrigin: TEST_ORIGIN } })
  let backend = await start()
  let lastAstrologer = 20_000

  return {
    db,
    dieAfter(statements) {
      ran = 0
      lifespan = statements
    },
    async restart() {
      lifespan = Infinity
      const count = ran
      // What the dead process had begun has to fail before the new one runs.
      await backend.controls.tick()
      backend = await start()
      return count
    },
    newCustomer: (paise) => backend.newCustomer({ paise }),
    async newAstrologer() {
      const id = (lastAstrologer += 1)
      await db.insert(astrologers).values({
        id,
        name: 'Acharya Meera',
        gender: 'female',
        about: 'For tests.',
        experienceYears: 12,
        pricePerMinutePaise: 1500,
        availability: 'online',
        persona: 'quick',
        replyLanguage: 'english',
      })
      return id
    },
    async ask<Body>(method: string, path: string, options: AskOptions) {
      const { status, body } = await backend.ask(method, path, options)
      if (status >= 400) throw new Refused(status, body)
      return body as Body
    },
    async press(url, form) {
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
    async checkBooks() {
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
      if (wrong.length > 0) throw new Error(`Balances that are not what was posted: ${JSON.stringify(wrong)}`)
      const [total] = await db.select({ paise: sql<string>`coalesce(sum(${accounts.balancePaise}), 0)` }).from(accounts)
      if (Number(total?.paise) !== 0) throw new Error(`All balances add up to ${total?.paise} paise.`)
    },
    close: () => backend.close(),
  }
}
