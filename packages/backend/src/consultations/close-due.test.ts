import { eq, lte, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologers } from '../astrologers/index.ts'
import { consultations } from './tables.ts'
import { silentLog } from '../ports/log.ts'
import { openTestDatabase, openTestBackend, TEST_START, type TestBackend } from '@tarapath/backend-testing'
import type { Database } from '../database/db.ts'
import { addSeconds } from './lifecycle.ts'
import { requestConsultation } from './request-consultation.ts'
import { isDue, closeDueConsultations } from './close-due.ts'

let backend: TestBackend
let database: Database
let statements: string[] = []
let id: number

beforeAll(async () => {
  database = await openTestDatabase({ beforeStatement: (statement) => void statements.push(statement) })
  backend = await openTestBackend({ database })
  const customer = await backend.newCustomer({ paise: 100_000 })
  const [astrologer] = await database.db.select().from(astrologers).where(eq(astrologers.availability, 'online'))
  const request = { customerId: customer.id, astrologerId: astrologer!.id, kind: 'chat' } as const
  id = (await requestConsultation(database.db, TEST_START, request)).id
})
afterAll(() => backend.close())

const moment = fc.integer({ min: -300_000, max: 300_000 }).map((ms) => addSeconds(TEST_START, ms / 1000))

const times = fc.record({
  requestedAt: moment,
  startedAt: fc.option(
    fc.integer({ min: -300, max: 60 }).map((seconds) => addSeconds(TEST_START, seconds)),
    { nil: null },
  ),
  lastSeenAt: fc.option(moment, { nil: null }),
  endedAt: fc.option(moment, { nil: null, freq: 5 }),
  maxSeconds: fc.integer({ min: 0, max: 600 }),
  billedMinutes: fc.integer({ min: 0, max: 6 }),
})

test('due_at of the database agrees with isDue', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(times, moment, async (timeline, now) => {
      const pickedUpAt = timeline.startedAt
      await db
        .update(consultations)
        .set({
          ...timeline,
          astrologerPickedUpAt: pickedUpAt,
          customerPickedUpAt: pickedUpAt,
          endReason: timeline.endedAt && 'customer',
        })
        .where(eq(consultations.id, id))
      const [row] = await db.select().from(consultations).where(eq(consultations.id, id))
      const due = await db.select({ id: consultations.id }).from(consultations).where(lte(consultations.dueAt, now))
      expect(due.length > 0).toBe(isDue(row!, now))
    }),
    { numRuns: 200 },
  )
})

test('a run in which nothing is due costs one statement, which reads an index', async () => {
  const { db } = database
  const open = { endedAt: null, endReason: null, startedAt: TEST_START, lastSeenAt: TEST_START, billedMinutes: 0 }
  const picked = { astrologerPickedUpAt: TEST_START, customerPickedUpAt: TEST_START, maxSeconds: 600 }
  await db.update(consultations).set({ ...open, ...picked })
  statements = []
  await closeDueConsultations(db, addSeconds(TEST_START, 59), silentLog)
  expect(statements).toHaveLength(1)
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return JSON.stringify(await tx.execute(sql.raw(`explain ${statements[0]!.replace('$1', 'now()::timestamp')}`)))
  })
  expect(plan).toContain('consultations_due_at_index')
})
