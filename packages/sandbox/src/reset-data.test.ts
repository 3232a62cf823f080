import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestConsultation } from '@tarapath/api-client/consultations'
import {
  openConsultationWorld,
  type ConsultationWorld,
  openTestBackend,
  openTestDatabase,
  TEST_ORIGIN,
  TEST_START,
  type TestBackend,
  startTestPostgres,
} from '@tarapath/backend-testing'
import { createClock, liveRoom, type EventBus } from '@tarapath/backend/ports'
import { openPostgres, openPostgresEvents } from '@tarapath/backend/postgres'
import { HEARTBEAT_FLUSH_SECONDS, consultations } from '@tarapath/backend/consultations'
import type { Database } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import { customers } from '@tarapath/backend/identity'
import { postings } from '@tarapath/backend/ledger'
import { productRatings } from '@tarapath/backend/store'
import { seed } from './demo-data/index.ts'

/** Customers are numbered from here. */
const FIRST_CUSTOMER = 1001

const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so it was not reset.')
afterAll(() => postgres?.stop())

async function openSeededPostgres(): Promise<Database> {
  const database = await openPostgres(postgres?.url ?? '')
  await seed(database.db, TEST_START)
  return database
}

describe.each([
  ['the embedded database', openTestDatabase, false],
  ['Postgres', openSeededPostgres, postgres === null],
] as const)('%s', (_, open, isMissing) => {
  describe.skipIf(isMissing)('is reset on the console', () => {
    let backend: TestBackend
    beforeAll(async () => {
      const database = await open()
      backend = await openTestBackend({ database, settings: { console: true, publicOrigin: TEST_ORIGIN } })
    })
    afterAll(() => backend?.close())

    const press = async (fields: Record<string, string>) => {
      const response = await backend.fetch(`${TEST_ORIGIN}/console/data/reset`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      })
      return response.status
    }

    test('only on purpose: a page asks first', async () => {
      const asha = await backend.newCustomer({ paise: 50_000 })
      const asked = await (await backend.fetch(`${TEST_ORIGIN}/console/reset`)).text()
      expect(asked).toMatch(/<button class="fail" name="sure" value="yes">/)
      expect(await press({})).toBe(400)
      expect(await press({ sure: 'no' })).toBe(400)
      expect(await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: asha })).toMatchObject({ status: 200 })
    })

    test('to what it was after the first start, ledger and numbers and all', async () => {
      const { db } = backend.database
      const before = { astrologers: await db.$count(astrologers), ratings: await db.$count(productRatings) }
      const asha = await backend.newCustomer({ paise: 50_000 })
      await backend.ask('POST', '/api/v1/user/wallet/recharge/', { as: asha, body: { amount: 500 } })
      await db.delete(productRatings)
      expect(await press({ sure: 'yes' })).toBe(303)

      expect({ astrologers: await db.$count(astrologers), ratings: await db.$count(productRatings) }).toEqual(before)
      expect([await db.$count(customers), await db.$count(postings)]).toEqual([0, 0])
      expect(await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: asha })).toMatchObject({ status: 401 })

      // The ledger holds what comes next as strictly as before.
      const ravi = await backend.newCustomer({ paise: 50_000 })
      expect(ravi.id).toBe(FIRST_CUSTOMER)
      await expect(db.delete(postings)).rejects.toThrow('delete from')
      expect(await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: ravi })).toMatchObject({
        status: 200,
        body: { balance: 500 },
      })
    })
  })
})

describe.skipIf(!postgres)('another process on the same Postgres, after the data was reset at the first,', () => {
  const STATUS = '/api/v1/consultation/ongoing-status/'
  const ME = '/api/v1/user/profile/get_details/'
  const clock = createClock(() => TEST_START.getTime())
  let world: ConsultationWorld
  let other: TestBackend
  let events: { here: EventBus; there: EventBus }
  beforeAll(async () => {
    const url = postgres?.url ?? ''
    const database = await openSeededPostgres()
    events = { here: await openPostgresEvents(url), there: await openPostgresEvents(url) }
    const settings = {
      console: true,
      publicOrigin: TEST_ORIGIN,
      secret: 'the same secret for both processes of this test',
    }
    world = await openConsultationWorld({
      database,
      clock,
      settings,
      ports: { events: events.here },
    })
    other = await openTestBackend({
      database: await openPostgres(url),
      clock,
      settings,
      ports: { events: events.there },
    })
  })
  afterAll(async () => {
    await other?.close()
    await world?.backend.close()
  })

  const reset = async () => {
    const response = await world.backend.fetch(`${TEST_ORIGIN}/console/data/reset`, {
      method: 'POST',
      body: new URLSearchParams({ sure: 'yes' }),
      headers: { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
  }

  test('knows nobody of before, takes nobody for somebody else, and still hears of events', async () => {
    await reset()
    const asha = await world.newCustomer(1000)
    expect(asha.id).toBe(FIRST_CUSTOMER)
    await other.ask('PATCH', `/api/v1/user/profile/${asha.id}/`, { as: asha, body: { name: 'Asha' } })
    const { id } = await world.startedChat(asha)
    expect(await other.ask('GET', STATUS, { as: asha })).toMatchObject({ body: { ongoing_data: { id } } })
    for (let n = 0; n < 3; n++) await events.here.publish(liveRoom(1), 'chat', { n })

    await reset()
    await expect.poll(async () => (await other.ask('GET', STATUS, { as: asha })).status).toBe(401)
    expect((await world.backend.ask('GET', STATUS, { as: asha })).status).toBe(401)

    // The next customer and the next consultation have the numbers of the last ones, and nothing else of them.
    const ravi = await world.newCustomer(500)
    expect(ravi.id).toBe(asha.id)
    expect(await other.ask('GET', ME, { as: ravi })).toMatchObject({ body: { name: '', balance: 500 } })
    expect(await other.ask('GET', STATUS, { as: ravi })).toMatchObject({ body: { ongoing_data: null } })
    const consultant_id = await world.newAstrologer('shy')
    const asked = await requestConsultation(ravi.client, { type: 'chat' }, { consultant_id })
    expect(asked.id).toBe(id)
    await other.controls.clock.advance(HEARTBEAT_FLUSH_SECONDS * 1000)
    const [row] = await other.database.db.select().from(consultations)
    expect(row?.lastSeenAt).toBe(null)

    const heard: unknown[] = []
    await events.there.subscribe([liveRoom(1)], null, ({ data }) => heard.push(data))
    await events.here.publish(liveRoom(1), 'chat', { text: 'Namaste' })
    await expect.poll(() => heard).toEqual([{ text: 'Namaste' }])
  })
})
