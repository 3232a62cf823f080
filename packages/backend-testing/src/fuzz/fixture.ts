import type { Row } from '@tarapath/api-client/table'
import { sql } from 'drizzle-orm'
import { accounts } from '@tarapath/backend/ledger'
import { rateLimitHits } from '@tarapath/backend/rate-limit'
import { productVariants } from '@tarapath/backend/store'
import { openFixture, type Fixture } from '../fixture/fixture.ts'
import { TEST_ORIGIN, type TestCustomer } from '../open-test-backend.ts'
import type { FuzzedReply } from './check-reply.ts'
import { hintsFor } from './hints-for.ts'
import type { Hints } from './input-for.ts'
import type { FuzzedRequest } from './request-for.ts'

/** Customers with consultations, payments and enrolments, so that guessed ids meet rows of other customers. */
interface Callers {
  asha: TestCustomer
  ravi: TestCustomer
  meera: TestCustomer
  hints: Hints
}

export interface FuzzFixture {
  /** The same callers for many requests, then new ones. */
  callers: () => Promise<Callers>
  send: (row: Row, request: FuzzedRequest) => Promise<FuzzedReply>
  /** What money or stock was lost, in sentences. */
  audit: () => Promise<string[]>
  close: () => Promise<void>
}

/** After this many requests callers may be signed out, in a chat or without money. */
const REQUESTS_PER_CALLERS = 120
const RUPEES = 5_000

export async function openFuzzFixture(): Promise<FuzzFixture> {
  const fixture = await openFixture()
  const { backend } = fixture
  const { db } = backend.database
  let callers: Callers | null = null
  let requests = 0
  let generation = 0

  /** One IP address for each set of callers, because codes are limited by address. */
  const address = () => `10.${generation >> 16}.${(generation >> 8) & 255}.${generation & 255}`

  return {
    async callers() {
      if (callers === null || requests >= REQUESTS_PER_CALLERS) {
        generation += 1
        callers = await newCallers(fixture, address())
        requests = 0
      }
      return callers
    },
    async send(row, { caller, path, headers, body }) {
      requests += 1
      // Rate limits would hide what lies behind them.
      await db.delete(rateLimitHits)
      const token = caller === 'forged' ? 'a'.repeat(43) : caller === 'visitor' ? null : callers?.[caller].access
      const request = new Request(`${TEST_ORIGIN}${path}`, {
        method: row.method,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body }),
      })
      const reply = await backend.fetch(request, undefined, { ip: address() })
      return { status: reply.status, headers: reply.headers, text: await reply.text() }
    },
    audit: () => audit(fixture),
    close: () => backend.close(),
  }
}

async function newCallers(fixture: Fixture, ip: string): Promise<Callers> {
  const { backend } = fixture
  const post = async (as: TestCustomer, path: string, body: unknown) => {
    const reply = await backend.ask('POST', path, { as, body, ip })
    if (reply.status >= 400) throw new Error(`${path} answers ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply.body as Record<string, unknown>
  }
  const [asha, ravi, spare] = [
    await fixture.newCustomer(RUPEES),
    await fixture.newCustomer(RUPEES),
    await fixture.newCustomer(0),
  ]
  const { host: meera, id: liveStream, astrologerId } = await fixture.newHost()
  const chat = await post(asha, '/api/v1/consultation/chat/request-initiate/', { consultant_id: astrologerId })
  await post(asha, '/api/v1/consultation/chat/initiate/', { consultation_id: chat['id'] })
  await fixture.seconds(7)
  const both = [asha, ravi]
  const recharges = []
  for (const customer of both) recharges.push(await post(customer, '/api/v1/user/wallet/recharge/', { amount: 500 }))
  const enrolments = []
  for (const customer of both)
    enrolments.push(await post(customer, '/api/v1/ecommerce/course-enrollment/', { course_id: 1 }))
  await post(spare, '/api/v1/user/send-otp', { phone_number: spare.phone })
  const code = await backend.codeSentTo(spare.phone)
  const known = { asha, ravi, spare, liveStream, running: chat['id'], recharges, enrolments, code }
  return { asha, ravi, meera, hints: hintsFor(known) }
}

async function audit({ backend }: Fixture): Promise<string[]> {
  const { db } = backend.database
  const [sum] = await db
    .select({ paise: sql`coalesce(sum(${accounts.balancePaise}), 0)`.mapWith(Number) })
    .from(accounts)
  const [overdrawn, oversold] = [
    await db.$count(accounts, sql`${accounts.id} like 'customer:%' and ${accounts.balancePaise} < 0`),
    await db.$count(productVariants, sql`${productVariants.stock} < 0`),
  ]
  return [
    sum?.paise !== 0 && `The balances add up to ${sum?.paise} paise instead of zero.`,
    overdrawn > 0 && `${overdrawn} customers have a negative balance.`,
    oversold > 0 && `${oversold} product variants have negative stock.`,
  ].filter((sentence) => typeof sentence === 'string')
}
