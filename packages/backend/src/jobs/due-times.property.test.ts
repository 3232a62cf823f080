import fc from 'fast-check'
import { asc, gt, sql, getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  openTestBackend,
  openTestDatabase,
  TEST_START,
  type TestBackend,
  type TestCustomer,
} from '@tarapath/backend-testing'
import { createSandbox } from '@tarapath/sandbox'
import { astrologers } from '../astrologers/index.ts'
import {
  endAsAstrologer,
  pickUpAsAstrologer,
  consultations,
  createCustomerCache,
  shiftLastHeartbeat,
  shiftHeartbeats,
} from '../consultations/index.ts'
import { courses, enrolments } from '../courses/index.ts'
import type { BackendParts } from '../extension.ts'
import { journals } from '../ledger/index.ts'
import { payments } from '../payments/index.ts'
import { createClock } from '../ports/clock.ts'
import { queueEntries } from '../queue/index.ts'
import { createJobs } from '../jobs.ts'

const ASTROLOGERS = [9001, 9002]

/** A fixture whose time passes by itself: from due time to due time, or with every job in every second. */
interface World {
  backend: TestBackend
  customers: readonly TestCustomer[]
  pass: (seconds: number) => Promise<void>
}

async function openWorld(how: 'due times' | 'every second'): Promise<World> {
  const clock = createClock(() => TEST_START.getTime())
  const database = await openTestDatabase()
  const { db } = database
  let parts: BackendParts | undefined
  const spy = {
    jobs(given: BackendParts) {
      parts = given
      return []
    },
  }
  const backend = await openTestBackend({ database, clock, extensions: [{ ...createSandbox(), jobs: spy.jobs }] })
  await db.update(astrologers).set({ availability: 'online', nextAvailableAt: null })
  for (const id of ASTROLOGERS)
    await db.insert(astrologers).values({
      id,
      name: `Acharya ${id}`,
      gender: 'female',
      about: 'For tests.',
      experienceYears: 12,
      pricePerMinutePaise: 1500,
      availability: 'online',
    })
  const customers = [
    await backend.newCustomer({ paise: 50_000 }),
    await backend.newCustomer({ paise: 4500 }),
    await backend.newCustomer({ paise: 30_000 }),
  ]
  const all = createJobs({
    db,
    ports: parts!.ports,
    cache: createCustomerCache(database),
    webOrigin: 'http://localhost',
  })
  // Without those that only delete old rows.
  const jobs = all.filter(({ everySeconds = 0 }) => everySeconds < 600)
  return {
    backend,
    customers,
    async pass(seconds) {
      if (how === 'due times') return backend.controls.clock.advance(seconds * 1000)
      for (let second = 0; second < seconds; second += 1) {
        for (const job of jobs) await job.run(clock.now())
        clock.turn(1000)
        await shiftHeartbeats(db, 1000)
        await shiftLastHeartbeat(db, 1000)
      }
      for (const job of jobs) await job.run(clock.now())
    },
  }
}

type Step = readonly [name: keyof typeof steps, customer: number, astrologer: number, seconds: number]

const steps = {
  async chat({ backend }: World, as: TestCustomer, astrologerId: number) {
    const path = '/api/v1/consultation/chat/request-initiate/'
    const { body } = await backend.ask('POST', path, { as, body: { consultant_id: astrologerId } })
    const { id } = body as { id?: number }
    if (id === undefined) return
    await backend.ask('POST', '/api/v1/consultation/chat/initiate/', { as, body: { consultation_id: id } })
  },
  async pickUp({ backend }: World) {
    const { db } = backend.database
    for (const { id } of await db
      .select()
      .from(consultations)
      .where(sql`ended_at is null and started_at is null`))
      await pickUpAsAstrologer(db, backend.controls.clock.now(), id).catch(() => {})
  },
  async hangUp({ backend }: World, _: TestCustomer, astrologerId: number) {
    const { db } = backend.database
    for (const one of await db
      .select()
      .from(consultations)
      .where(sql`ended_at is null`))
      if (one.astrologerId === astrologerId)
        await endAsAstrologer(db, backend.controls.clock.now(), one.id).catch(() => {})
  },
  async join({ backend }: World, as: TestCustomer, astrologerId: number) {
    const path = '/api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/'
    await backend.ask('POST', path, { as, body: { consultant_id: astrologerId, order_type: 1 } })
  },
  async recharge({ backend }: World, as: TestCustomer) {
    const { body } = await backend.ask('POST', '/api/v1/user/wallet/recharge/', { as, body: { amount: 500 } })
    const { txn_id } = body as { txn_id?: string }
    if (txn_id) await backend.ask('POST', '/api/v1/payments/phonepe/initiate-transaction/', { as, body: { txn_id } })
  },
  async enrol({ backend }: World, { id: customerId }: TestCustomer) {
    const { db } = backend.database
    const now = backend.controls.clock.now()
    const [course] = await db.select().from(courses).limit(1)
    const row = { courseId: course!.id, customerId, status: 'pending_payment' as const, amountPaise: 100 }
    const heldUntil = new Date(now.getTime() + 90_000)
    await db
      .insert(enrolments)
      .values({ ...row, heldUntil, createdAt: now })
      .onConflictDoNothing()
  },
  async wait() {},
}

async function stateOf({ backend: { database } }: World) {
  const { db } = database
  // The reference of a receipt is random.
  const { reference: _, ...columns } = getTableColumns(consultations)
  return {
    consultations: await db.select(columns).from(consultations).orderBy(asc(consultations.id)),
    queue: await db.select().from(queueEntries).orderBy(asc(queueEntries.id)),
    astrologers: await db
      .select({ id: astrologers.id, availability: astrologers.availability, at: astrologers.nextAvailableAt })
      .from(astrologers)
      .where(gt(astrologers.id, 9000))
      .orderBy(asc(astrologers.id)),
    payments: await db
      .select({ status: payments.status, nextCheckAt: payments.nextCheckAt, completedAt: payments.completedAt })
      .from(payments)
      .orderBy(asc(payments.createdAt), asc(payments.customerId)),
    enrolments: await db
      .select({ customerId: enrolments.customerId, status: enrolments.status })
      .from(enrolments)
      .orderBy(asc(enrolments.id)),
    journals: await db
      .select({ subject: journals.subject, at: journals.createdAt })
      .from(journals)
      .where(sql`kind = 'consultation'`)
      .orderBy(asc(journals.id)),
  }
}

const step = fc.tuple(
  fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]), 'chat' as const, 'pickUp' as const),
  fc.nat({ max: 2 }),
  fc.nat({ max: 1 }),
  fc.constantFrom(0, 1, 7, 30, 60),
)

async function play(fixture: World, script: readonly Step[]): Promise<unknown[]> {
  const states: unknown[] = []
  for (const [name, customer, astrologer, seconds] of script) {
    await steps[name](fixture, fixture.customers[customer]!, ASTROLOGERS[astrologer]!)
    await fixture.pass(seconds)
    states.push(await stateOf(fixture))
  }
  return states
}

const START: readonly Step[] = [
  ['chat', 0, 0, 1],
  ['pickUp', 0, 0, 7],
  ['join', 1, 0, 0],
  ['recharge', 2, 0, 0],
  ['enrol', 2, 0, 30],
  ['hangUp', 0, 0, 121],
]

test('whatever is due is done as if every job ran in every second', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 4 }), async (script) => {
      const worlds = [await openWorld('due times'), await openWorld('every second')] as const
      try {
        const whole = [...START, ...script]
        const [jumped, ticked] = [await play(worlds[0], whole), await play(worlds[1], whole)]
        expect(jumped).toEqual(ticked)
        expect(jumped[START.length - 1]).toMatchObject({
          consultations: [{ endReason: 'astrologer', billedMinutes: 1 }],
          queue: [{ status: 'left' }],
          payments: [{ status: 'pending' }],
          enrolments: [{ status: 'cancelled' }],
        })
      } finally {
        for (const { backend } of worlds) await backend.close()
      }
    }),
    { numRuns: Number(process.env['JOB_RUNS'] ?? 1), endOnFailure: true },
  )
}, 600_000)
