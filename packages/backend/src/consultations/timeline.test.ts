import fc from 'fast-check'
import { eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { chatMessages, consultations } from './tables.ts'
import { journals, balancePaise } from '../ledger/index.ts'
import { openTestBackend, TEST_START, type TestBackend } from '@tarapath/backend-testing'
import { endAsAstrologer, pickUpAsAstrologer, sendAsAstrologer } from './astrologer-actions.ts'
import { chargePaise } from './charge.ts'
import { endConsultation, startChat, updateMaxDuration } from './customer-actions.ts'
import { addSeconds, paidSeconds } from './lifecycle.ts'
import { currentStatus } from './consultation-status.ts'
import { requestConsultation } from './request-consultation.ts'
import { closeIfDue, closeDueConsultations } from './close-due.ts'
import { silentLog } from '../ports/log.ts'

let backend: TestBackend
let db: Db
let lastAstrologer = 20_000

beforeAll(async () => {
  backend = await openTestBackend()
  db = backend.database.db
})

/** What the two sides do, and when. Actions that come too late are refused. */
interface Scenario {
  ratePaise: number
  balancePaise: number
  astrologerAt: number
  customerAt: number
  /** When the astrologer writes a message. */
  writesAt: number | null
  limit: { at: number; seconds: number } | null
  endAt: number | null
  endBy: 'customer' | 'idle' | 'clock' | 'astrologer'
  /** Requests and jobs that must not change the result. */
  observations: readonly { at: number; how: 'poll' | 'tick' | 'close if due' | 'end again' }[]
}

const second = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((ms) => ms / 1000)

const scenario: fc.Arbitrary<Scenario> = fc
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
    observations: fc.array(
      fc.record({
        at: second(900),
        how: fc.constantFrom('poll', 'tick', 'close if due', 'close if due', 'end again', 'end again'),
      }),
      { minLength: 4, maxLength: 12 },
    ),
  })
  .map(({ minutesInWallet, paiseBeside, ...rest }) => ({
    ...rest,
    balancePaise: minutesInWallet * rest.ratePaise + (paiseBeside % rest.ratePaise),
  }))

async function play(steps: Scenario, observations: Scenario['observations']) {
  const customer = await backend.newCustomer({ paise: steps.balancePaise })
  const astrologerId = (lastAstrologer += 1)
  await db.insert(astrologers).values({
    id: astrologerId,
    name: 'Acharya Meera',
    gender: 'female',
    about: 'For tests.',
    experienceYears: 12,
    pricePerMinutePaise: steps.ratePaise,
    availability: 'online',
    persona: 'quick',
    replyLanguage: 'english',
  })
  const ids = { customerId: customer.id, astrologerId, kind: 'chat' as const }
  const request = await requestConsultation(db, TEST_START, ids).catch(() => null)
  if (!request) return { ...ids, consultation: null, balance: await balancePaise(db, customer.id) }

  const own = { id: request.id, customerId: customer.id }
  const end = (now: Date) => {
    if (steps.endBy === 'astrologer') return endAsAstrologer(db, now, own.id)
    const reason = { customer: undefined, idle: 'idle expired', clock: 'max duration' }[steps.endBy]
    return endConsultation(db, now, own, { auto: reason !== undefined, reason })
  }
  const events: { at: number; run: (now: Date) => Promise<unknown> }[] = [
    { at: steps.astrologerAt, run: (now) => pickUpAsAstrologer(db, now, own.id) },
    { at: steps.customerAt, run: (now) => startChat(db, now, own) },
  ]
  const { writesAt, limit, endAt } = steps
  if (writesAt !== null)
    events.push({ at: writesAt, run: (now) => sendAsAstrologer(db, now, own.id, { text: 'Namaste.' }) })
  if (limit) events.push({ at: limit.at, run: (now) => updateMaxDuration(db, now, own, limit.seconds) })
  if (endAt !== null) events.push({ at: endAt, run: end })
  for (const { at, how } of observations) {
    if (how === 'poll') events.push({ at, run: (now) => currentStatus(db, now, own.customerId) })
    if (how === 'close if due') events.push({ at, run: (now) => closeIfDue(db, now, own.id) })
    if (how === 'tick') events.push({ at, run: (now) => closeDueConsultations(db, now, silentLog) })
    if (how === 'end again' && endAt !== null && at > endAt) events.push({ at, run: end })
  }
  for (const { at, run } of events.sort((a, b) => a.at - b.at)) await run(addSeconds(TEST_START, at)).catch(() => {})
  await closeIfDue(db, addSeconds(TEST_START, 1_000_000), own.id)
  const [consultation] = await db.select().from(consultations).where(eq(consultations.id, own.id))
  return { ...ids, consultation: consultation!, balance: await balancePaise(db, customer.id) }
}

test('the paid seconds are charged once, and refunded after a failure, whatever is observed and when', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async (run) => {
      const observed = await play(run, run.observations)
      const unobserved = await play(run, [])
      const { consultation } = observed
      expect(consultation === null).toBe(run.balancePaise < 2 * run.ratePaise)
      if (!consultation) return

      const seconds = paidSeconds(consultation, consultation.endedAt!)
      expect(consultation.chargedPaise).toBe(chargePaise(seconds, run.ratePaise))
      const wrote = (await db.$count(chatMessages, eq(chatMessages.consultationId, consultation.id))) > 0
      const failed = !wrote || (consultation.endReason === 'astrologer' && seconds < 60)
      expect(consultation.refundedPaise).toBe(failed ? consultation.chargedPaise : 0)
      expect(observed.balance).toBe(run.balancePaise - consultation.chargedPaise + consultation.refundedPaise)
      expect(observed.balance).toBeGreaterThanOrEqual(0)
      expect(seconds).toBeLessThanOrEqual(consultation.maxSeconds)
      expect(seconds).toBeLessThanOrEqual(consultation.limitSeconds ?? Infinity)

      const posted = await db
        .select()
        .from(journals)
        .where(like(journals.cause, `consultation:${consultation.id}:%`))
      expect(posted).toHaveLength(Math.ceil(seconds / 60))

      const { startedAt, endedAt, endReason, maxSeconds, chargedPaise, refundedPaise } = consultation
      const facts = { startedAt, endedAt, endReason, maxSeconds, chargedPaise, refundedPaise }
      expect(unobserved.consultation).toMatchObject(facts)
    }),
    { numRuns: 40 },
  )
})
