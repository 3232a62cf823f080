import { confirmCoursePayment } from '@tarapath/api-client/courses'
import { joinQueue } from '@tarapath/api-client/queue'
import { listOrders } from '@tarapath/api-client/store'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@tarapath/backend/database'
import { applications } from '@tarapath/backend/registration'
import { astrologerAccounts, astrologerPhones, astrologers, workingHours } from '@tarapath/backend/astrologers'
import { customers } from '@tarapath/backend/identity'
import { seed, workingHoursOf } from '@tarapath/sandbox'
import { CONSOLE_SETTINGS, type Fixture, openFixture, startTestPostgres, TEST_START } from '@tarapath/backend-testing'
import { openPostgres } from '@tarapath/backend/postgres'
import { endDuty } from '@tarapath/backend/queue'

// Races that the embedded database cannot have, because it has one connection.
const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so the races were not run.')
afterAll(() => postgres?.stop())

const concurrently = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)))

describe.skipIf(!postgres)('on Postgres', () => {
  let database: Database
  let fixture: Fixture
  beforeAll(async () => {
    database = await openPostgres(postgres?.url ?? '', { connections: 40 })
    await seed(database.db, TEST_START)
    fixture = await openFixture({ database, settings: CONSOLE_SETTINGS })
  })
  afterAll(() => fixture.backend.close())

  test('thirty concurrent approvals of one application add one astrologer', async () => {
    const { db } = database
    const before = await db.$count(astrologers)
    const phone = fixture.newPhone()
    const { id: application } = await fixture.apply(phone)
    const terms = { application, rupees: 20, chats: 'on', called: 'on' }
    const replies = await concurrently(30, () => fixture.desk.submit('applications/approve', terms))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303]))
    expect(await db.$count(astrologers)).toBe(before + 1)
    expect(await db.$count(astrologerPhones)).toBe(1)
    expect(await db.$count(astrologerAccounts)).toBe(1)
    expect(await db.$count(customers, eq(customers.phone, phone))).toBe(1)
  })

  test('of concurrent approvals and rejections one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id: application } = await fixture.apply(fixture.newPhone())
      const replies = await concurrently(20, (at) =>
        at % 2
          ? fixture.desk.submit('applications/approve', { application, rupees: 20, called: 'on' })
          : fixture.desk.submit('applications/decline', { application, reason: 'Not yet.' }),
      )
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(10)
      const [kept] = await database.db.select().from(applications).where(eq(applications.id, application))
      expect([kept?.status, kept?.astrologerId === null]).toBeOneOf([
        ['approved', false],
        ['rejected', true],
      ])
    }
  })

  test('concurrent forms pack an order once and ship one parcel', async () => {
    const { id: order } = await paidOrder()
    const packed = await concurrently(20, () => fixture.desk.submit('orders/pack', { order }))
    expect(new Set(packed.map(({ status }) => status))).toEqual(new Set([303]))
    const parcels = await concurrently(10, (at) =>
      fixture.desk.submit('orders/ship', { order, carrier: 'DTDC', number: `PARCEL-${at}` }),
    )
    expect(new Set(parcels.map(({ status }) => status))).toEqual(new Set([303]))
  })

  async function paidOrder() {
    const client = (await fixture.newCustomer(1000)).client
    const { redirect_url, txn_id } = await fixture.placeOrder(client)
    await fixture.submitPayPage(redirect_url, 'pay')
    await confirmCoursePayment(client, { txn_id })
    const [order] = (await listOrders(client)).results
    if (!order) throw new Error('Nothing was ordered.')
    return order
  }

  test('a customer who joins the queue as the working hours end is either served or refused', async () => {
    const { db } = database
    const hours = workingHoursOf({ from: '01:00', to: '02:00' })
    for (let round = 0; round < 20; round += 1) {
      const astrologerId = 90_001 + round
      await db.insert(astrologers).values({
        id: astrologerId,
        name: 'Acharya Meera',
        gender: 'female',
        about: 'For tests.',
        experienceYears: 12,
        pricePerMinutePaise: 1500,
        availability: 'busy',
        nextAvailableAt: new Date(TEST_START.getTime() + 60_000),
      })
      const soon = new Date(TEST_START.getTime() + 1000)
      await db.insert(workingHours).values({ astrologerId, ...hours, offDutyAt: soon })
      const clients = await concurrently(4, async () => (await fixture.newCustomer(1000)).client)
      const joining = clients.map((client) =>
        joinQueue(client, { consultant_id: astrologerId, order_type: 1 }).then(
          () => true,
          () => false,
        ),
      )
      await Promise.all([...joining, endDuty(db, soon), endDuty(db, soon)])
      await endDuty(db, soon)
      const hasJoined = (await Promise.all(joining)).some(Boolean)
      const [after] = await db.select().from(astrologers).where(eq(astrologers.id, astrologerId))
      expect(after?.availability).toBe(hasJoined ? 'busy' : 'offline')
    }
  })
})
