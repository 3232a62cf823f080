import { desc, eq } from 'drizzle-orm'
import { openTestDatabase } from './test-database.ts'
import type { Database } from '@tarapath/backend/database'
import { customers, signIn, type TokenPair } from '@tarapath/backend/identity'
import { smsOutbox, createClock } from '@tarapath/backend/ports'
import { createBackend, type Backend, type BackendOptions } from '@tarapath/backend'
import { customerAccount, PLATFORM, post } from '@tarapath/backend/ledger'
import { createSandbox } from '@tarapath/sandbox'
import { staffDesk } from '@tarapath/staff-desk'

/** Friday noon in India: the time of every test until it advances the clock. */
export const TEST_START = new Date('2026-11-20T06:30:00Z')
export const TEST_ORIGIN = 'http://tarapath.test'

export interface TestCustomer extends TokenPair {
  id: number
  phone: string
}

export interface TestBackend extends Backend {
  database: Database
  /** A new customer, signed in, with this amount in the wallet. */
  newCustomer(wallet?: { paise: number }): Promise<TestCustomer>
  /** The last code that was sent to a phone (E.164). */
  codeSentTo(phone: string): Promise<string>
  /** Requests a code and waits until it is sent, where the reply does not wait for it. */
  codeAfter(phone: string, request: () => Promise<unknown>): Promise<string>
  /** A request without the client, authenticated as the customer `as`. */
  ask(method: string, path: string, options?: AskOptions): Promise<{ status: number; headers: Headers; body: unknown }>
}

export interface AskOptions {
  as?: TestCustomer
  body?: unknown
  headers?: Record<string, string>
  ip?: string
  /** Whether the caller is the website's own server. */
  isTrusted?: boolean
}

/** A real backend over a real database, with a clock that only the test advances. */
export async function openTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const database = options.database ?? (await openTestDatabase())
  const clock = options.clock ?? createClock(() => TEST_START.getTime())
  const settings = { rateLimit: null, checkReplies: true, ...options.settings }
  const extensions = options.extensions ?? [createSandbox(), staffDesk]
  const backend = createBackend({ ...options, database, clock, settings, extensions })
  const { db } = database
  let lastNumber = Math.floor(Math.random() * 1e8)

  // The tests of the embedded database run on Postgres as well, where notifications come a moment after the commit.
  const mustRead = options.database === undefined && database.kind === 'postgres'
  const tick = mustRead ? () => backend.controls.clock.advance(0) : backend.controls.tick

  async function codeSentTo(phone: string): Promise<string> {
    const [sms] = await db
      .select()
      .from(smsOutbox)
      .where(eq(smsOutbox.phone, phone))
      .orderBy(desc(smsOutbox.id))
      .limit(1)
    const code = /#(\d{6})$/.exec(sms?.text ?? '')?.[1]
    if (code === undefined) throw new Error(`No code was sent to ${phone}.`)
    return code
  }

  return {
    ...backend,
    controls: { ...backend.controls, tick },
    database,
    async newCustomer({ paise } = { paise: 0 }) {
      const phone = `+919${String(lastNumber++ % 1e9).padStart(9, '0')}`
      const now = clock.now()
      const [customer] = await db.insert(customers).values({ phone, createdAt: now }).returning()
      if (!customer) throw new Error('The customer was not inserted.')
      const lines = [
        { account: customerAccount(customer.id), paise },
        { account: PLATFORM.gateway, paise: -paise },
      ]
      if (paise > 0)
        await post(db, now, { cause: `test-money:${customer.id}`, kind: 'recharge', title: 'Test money', lines })
      return { id: customer.id, phone, ...(await signIn(db, now, { customerId: customer.id, audience: 'customer' })) }
    },
    async codeAfter(phone, request) {
      const sent = () => db.$count(smsOutbox, eq(smsOutbox.phone, phone))
      const before = await sent()
      await request()
      const deadline = performance.now() + 5000
      while ((await sent()) === before && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return codeSentTo(phone)
    },
    codeSentTo,
    async ask(method, path, { as, body, headers = {}, ip, isTrusted = false } = {}) {
      const request = new Request(`${TEST_ORIGIN}${path}`, {
        method,
        headers: {
          ...(as && { authorization: `Bearer ${as.access}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const response = await backend.fetch(request, undefined, { isTrusted, ...(ip !== undefined && { ip }) })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
    },
  }
}
