import fc from 'fast-check'
import { eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { chatMessages, consultations } from './tables.ts'
import { journals, balancePaise } from '../ledger/index.ts'
import { openTestBackend, TEST_START, type TestBackend } from '@tarapath/backend-testing'
import { astrologerEnds, astrologerPicksUp, astrologerSays } from './astrologer-side.ts'
import { chargePaise } from './charge.ts'
import { endConsultation, startChat, updateMaximum } from './customer-side.ts'
import { after, paidSeconds } from './lifecycle.ts'
import { consultationToTell } from './ongoing.ts'
import { requestConsultation } from './request-consultation.ts'
import { settle, settleAll } from './close-due.ts'
import { silentLog } from '../ports/log.ts'

let backend: TestBackend
let db: Db
let lastAstrologer = 20_000

beforeAll(async () => {
  backend = await openTestBackend()
  db = backend.database.db
})

/** What people do, each at its second. What they do too late is refused, and that is fine. */
interface Story {
  ratePaise: number
  balancePaise: number
  astrologerAt: number
  customerAt: number
  /** When the astrologer writes something. */
  writesAt: number | null
  limit: { at: number; seconds: number } | null
  endAt: number | null
  endBy: 'customer' | 'idle' | 'clock' | 'astrologer'
  /** When somebody looks: a poll, a tick, another tab. */
  looks: readonly { at: number; how: 'poll' | 'tick' | 'settle' | 'end again' }[]
}

const second = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((ms) => ms / 1000)

const story: fc.Arbitrary<Story> = fc
  .record({
    ratePaise: fc.integer({ min: 1, max: 12_000 }),
    minutesInWallet: fc.integer({ min: 1, max: 12 }),
    paiseBeside: fc.nat(),
    astrologerAt: fc.integer({ min: 0, max: 122 }),
    customerAt: fc.integer({ min: 0, max: 122 }),
    writesAt: fc.option(second(300), { nil: null }),
    limit: fc.option(fc.record({ at: fc.nat(400), seconds: fc.integer({ min: 60, max: 900 }) }), { nil: null }),
    endAt: fc.option(second(900), { nil: null }),
    endBy: fc.constantFrom('customer', 'customer', 'idle', 'clock', 'astrologer'),
    looks: fc.array(
      fc.record({
        at: second(900),
        how: fc.constantFrom('poll', 'tick', 'settle', 'settle', 'end again', 'end again'),
      }),
      { minLength: 4, maxLength: 12 },
    ),
  })
  .map(({ minutesInWallet, paiseBeside, ...told }) => ({
    ...told,
    balancePaise: minutesInWallet * told.ratePaise + (paiseBeside % told.ratePaise),
  }))

async function live(told: Story, looks: Story['looks']) {
  const customer = await backend.newCustomer({ paise: told.balancePaise })
  const astrologerId = (lastAstrologer += 1)
  await db.insert(astrologers).values({
    id: astrologerId,
    name: 'Acharya Meera',
    gender: 'female',
    about: 'For tests.',
    experienceYears: 12,
    pricePerMinutePaise: told.ratePaise,
    availability: 'online',
    persona: 'quick',
    replyLanguage: 'english',
  })
  const asked = { customerId: customer.id, astrologerId, kind: 'chat' as const }
  const request = await requestConsultation(db, TEST_START, asked).catch(() => null)
  if (!request) return { ...asked, consultation: null, balance: await balancePaise(db, customer.id) }

  const own = { id: request.id, customerId: customer.id }
  const end = (now: Date) => {
    if (told.endBy === 'astrologer') return astrologerEnds(db, now, own.id)
    const reason = { customer: undefined, idle: 'idle expired', clock: 'max duration' }[told.endBy]
    return endConsultation(db, now, own, { auto: reason !== undefined, reason })
  }
  const events: { at: number; run: (now: Date) => Promise<unknown> }[] = [
    { at: told.astrologerAt, run: (now) => astrologerPicksUp(db, now, own.id) },
    { at: told.customerAt, run: (now) => startChat(db, now, own) },
  ]
  const { writesAt, limit, endAt } = told
  if (writesAt !== null)
    events.push({ at: writesAt, run: (now) => astrologerSays(db, now, own.id, { text: 'Namaste.' }) })
  if (limit) events.push({ at: limit.at, run: (now) => updateMaximum(db, now, own, limit.seconds) })
  if (endAt !== null) events.push({ at: endAt, run: end })
  for (const { at, how } of looks) {
    if (how === 'poll') events.push({ at, run: (now) => consultationToTell(db, now, own.customerId) })
    if (how === 'settle') events.push({ at, run: (now) => settle(db, now, own.id) })
    if (how === 'tick') events.push({ at, run: (now) => settleAll(db, now, silentLog) })
    if (how === 'end again' && endAt !== null && at > endAt) events.push({ at, run: end })
  }
  for (const { at, run } of events.sort((a, b) => a.at - b.at)) await run(after(TEST_START, at)).catch(() => {})
  await settle(db, after(TEST_START, 1_000_000), own.id)
  const [consultation] = await db.select().from(consultations).where(eq(consultations.id, own.id))
  return { ...asked, consultation: consultation!, balance: await balancePaise(db, customer.id) }
}

test('whatever happens and whoever looks, the price is the price of the paid seconds, taken once, and back where it failed', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const watched = await live(told, told.looks)
      const alone = await live(told, [])
      const { consultation } = watched
      expect(consultation === null).toBe(told.balancePaise < 2 * told.ratePaise)
      if (!consultation) return

      const seconds = paidSeconds(consultation, consultation.endedAt!)
      expect(consultation.chargedPaise).toBe(chargePaise(seconds, told.ratePaise))
      const wrote = (await db.$count(chatMessages, eq(chatMessages.consultationId, consultation.id))) > 0
      const failed = !wrote || (consultation.endReason === 'astrologer' && seconds < 60)
      expect(consultation.refundedPaise).toBe(failed ? consultation.chargedPaise : 0)
      expect(watched.balance).toBe(told.balancePaise - consultation.chargedPaise + consultation.refundedPaise)
      expect(watched.balance).toBeGreaterThanOrEqual(0)
      expect(seconds).toBeLessThanOrEqual(consultation.maxSeconds)
      expect(seconds).toBeLessThanOrEqual(consultation.limitSeconds ?? Infinity)

      const posted = await db
        .select()
        .from(journals)
        .where(like(journals.cause, `consultation:${consultation.id}:%`))
      expect(posted).toHaveLength(Math.ceil(seconds / 60))

      const { startedAt, endedAt, endReason, maxSeconds, chargedPaise, refundedPaise } = consultation
      const facts = { startedAt, endedAt, endReason, maxSeconds, chargedPaise, refundedPaise }
      expect(alone.consultation).toMatchObject(facts)
    }),
    { numRuns: 40 },
  )
}, 60_000)
