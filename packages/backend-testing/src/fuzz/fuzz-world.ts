import type { Row } from '@tarapath/api-client/table'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '@tarapath/backend/ledger'
import { astrologerAccounts, astrologers } from '@tarapath/backend/astrologers'
import { customers } from '@tarapath/backend/identity'
import { liveStreams } from '@tarapath/backend/live'
import { productVariants } from '@tarapath/backend/store'
import { rateLimitHits } from '@tarapath/backend/rate-limit'
import { CALCULATORS } from '@tarapath/backend/horoscope'
import { openTestBackend, TEST_ORIGIN, type TestCustomer } from '../index.ts'
import type { Hints } from './input-for.ts'
import type { FuzzedReply } from './judge.ts'
import type { FuzzedRequest } from './request-for.ts'

/** People who own things, so that whoever guesses well meets something of somebody else. */
interface People {
  asha: TestCustomer
  ravi: TestCustomer
  meera: TestCustomer
  hints: Hints
}

export interface FuzzWorld {
  /** The same people until they have been used for a while. */
  people: () => Promise<People>
  send: (row: Row, request: FuzzedRequest) => Promise<FuzzedReply>
  /** What was given away or lost, in sentences; none when all is well. */
  audit: () => Promise<string[]>
  close: () => Promise<void>
}

/** After so many requests somebody may have signed out, be in a chat or have spent the money. */
const REQUESTS_OF_ONE_DAY = 120

const MEERA = {
  name: 'Acharya Meera',
  gender: 'female',
  about: 'For tests.',
  experienceYears: 12,
  pricePerMinutePaise: 2000,
  availability: 'online',
  persona: 'quick',
  replyLanguage: 'english',
} as const

export async function openFuzzWorld(): Promise<FuzzWorld> {
  const backend = await openTestBackend()
  const { db } = backend.database
  let people: People | null = null
  let sent = 0
  let lastAstrologer = 9000

  /** Where the people of one day are: codes are sent to an address so often in an hour. */
  const address = () => `10.${lastAstrologer >> 16}.${(lastAstrologer >> 8) & 255}.${lastAstrologer & 255}`

  const told = async (as: TestCustomer, path: string, body: unknown) => {
    const reply = await backend.ask('POST', path, { as, body, ip: address() })
    if (reply.status >= 400) throw new Error(`${path} answers ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply.body as Record<string, unknown>
  }

  async function newPeople(): Promise<People> {
    const [asha, ravi, meera, spare] = [
      await backend.newCustomer({ paise: 5_000_00 }),
      await backend.newCustomer({ paise: 5_000_00 }),
      await backend.newCustomer({ paise: 5_000_00 }),
      await backend.newCustomer(),
    ]
    await db.update(customers).set({ isConsultant: true }).where(eq(customers.id, meera.id))
    const astrologerId = (lastAstrologer += 1)
    await db.insert(astrologers).values({ ...MEERA, id: astrologerId })
    await db.insert(astrologerAccounts).values({ customerId: meera.id, astrologerId })
    const [show] = await db.insert(liveStreams).values({ astrologerId, title: 'Ask me' }).returning()
    const { id: running } = await told(asha, '/api/v1/consultation/chat/request-initiate/', {
      consultant_id: astrologerId,
    })
    await told(asha, '/api/v1/consultation/chat/initiate/', { consultation_id: running })
    await backend.controls.clock.advance(7000)
    const recharges = [
      await told(asha, '/api/v1/user/wallet/recharge/', { amount: 500 }),
      await told(ravi, '/api/v1/user/wallet/recharge/', { amount: 500 }),
    ]
    const seats = [
      await told(asha, '/api/v1/ecommerce/course-enrollment/', { course_id: 1 }),
      await told(ravi, '/api/v1/ecommerce/course-enrollment/', { course_id: 1 }),
    ]
    await told(spare, '/api/v1/user/send-otp', { phone_number: spare.phone })
    return {
      asha,
      ravi,
      meera,
      hints: hintsOf({
        asha,
        ravi,
        spare,
        show: show?.id,
        running,
        recharges,
        seats,
        code: await backend.codeSentTo(spare.phone),
      }),
    }
  }

  return {
    async people() {
      if (people === null || sent >= REQUESTS_OF_ONE_DAY) {
        people = await newPeople()
        sent = 0
      }
      return people
    },
    async send(row, { caller, path, headers, body }) {
      sent += 1
      // Nobody is told to wait here: what waits is not tried.
      await db.delete(rateLimitHits)
      const token = caller === 'forged' ? 'a'.repeat(43) : caller === 'nobody' ? null : people?.[caller].access
      const request = new Request(`${TEST_ORIGIN}${path}`, {
        method: row.method,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body }),
      })
      const reply = await backend.fetch(request, undefined, { ip: address() })
      return { status: reply.status, headers: reply.headers, text: await reply.text() }
    },
    async audit() {
      const [sum] = await db
        .select({ paise: sql`coalesce(sum(${accounts.balancePaise}), 0)`.mapWith(Number) })
        .from(accounts)
      const [overdrawn, oversold] = [
        await db.$count(accounts, sql`${accounts.id} like 'customer:%' and ${accounts.balancePaise} < 0`),
        await db.$count(productVariants, sql`${productVariants.stock} < 0`),
      ]
      return [
        sum?.paise !== 0 && `The books are off by ${sum?.paise} paise.`,
        overdrawn > 0 && `${overdrawn} customers owe money.`,
        oversold > 0 && `${oversold} things were sold that are not there.`,
      ].filter((sentence) => typeof sentence === 'string')
    },
    close: () => backend.close(),
  }
}

interface Known {
  asha: TestCustomer
  ravi: TestCustomer
  spare: TestCustomer
  show: number | undefined
  running: unknown
  recharges: Record<string, unknown>[]
  seats: Record<string, unknown>[]
  code: string
}

const hintsOf = ({ asha, ravi, spare, show, running, recharges, seats, code }: Known): Hints => {
  const ids = [asha.id, ravi.id, running, show, 1, 2, 2 ** 31 - 1]
  return {
    '': ['Bengaluru, Karnataka', 'gayatri-mantra', 'navagraha', 'gemstones', 'pearl', 'all', '1984-02-11', asha.phone],
    id: ids,
    consultation_id: [running, running, 1],
    consultant_id: [1, 2, 3, 59, 60],
    live_stream_id: [show, 1],
    user_id: [asha.id, ravi.id],
    course_id: [1, 2],
    enrollment_id: seats.map((seat) => seat['id']),
    txn_id: recharges.map((recharge) => recharge['txn_id']),
    product_id: [1, 2, 3],
    phone_number: [asha.phone, ravi.phone, spare.phone, '98450 12345'],
    otp_key: [code, '000000'],
    refresh: [spare.refresh, spare.access],
    email: ['asha@example.in'],
    amount: [51, 101, 500, 1.5],
    tip_amount: [51, 101],
    coupon_code: ['NAMASTE20', 'SHUBH50'],
    code: ['NAMASTE20', 'SHUBH50'],
    slug: ['gayatri-mantra', 'navagraha', 'pearl'],
    category__slug: ['gemstones', 'books'],
    country_code: ['+91'],
    language: ['hi', 'gu', 'en'],
    place_id: ['IN12.9719,77.5937'],
    term: ['Jaip', 'Jaipur', 'Beng'],
    product: [...CALCULATORS.keys()],
    calculator_type: [...CALCULATORS.values()].flatMap((calculators) => Object.keys(calculators)),
    date_of_birth: ['1984-02-11', '2000-02-29', '1900-01-01'],
    partner_date_of_birth: ['1992-02-03'],
    time_of_birth: ['06:45', '00:00'],
    timezone: ['Asia/Kolkata', 'Mars/Olympus'],
    latitude: [26.92, -90, 90],
    longitude: [75.79, -180, 180],
    pincode: ['576101'],
    path: ['/chat', '//evil.example', '/wallet?a=1'],
    name: ['Asha Rao', 'आशा राव'],
    text: ['Namaste', '🙏'],
  }
}
