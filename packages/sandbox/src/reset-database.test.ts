import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestConsultation } from '@tarapath/api-client/consultations'
import {
  openFixture,
  type Fixture,
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
import { seed } from './demo-data/seed.ts'

/** The first customer id. */
const FIRST_CUSTOMER = 1001

const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so the reset was not tested.')
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
  describe.skipIf(isMissing)('can be reset on the console', () => {
    let backend: TestBackend
    beforeAll(async () => {
      const database = await open()
      backend = await openTestBackend({ database, settings: { console: true, publicOrigin: TEST_ORIGIN } })
    })
    afterAll(() => backend?.close())

    const submit = async (fields: Record<string, string>) => {
      const response = await backend.fetch(`${TEST_ORIGIN}/console/data/reset`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      })
      return response.status
    }

    test('only after a confirmation', async () => {
      const asha = await backend.newCustomer({ paise: 50_000 })
      const confirmation = await (await backend.fetch(`${TEST_ORIGIN}/console/reset`)).text()
      expect(confirmation).toMatch(/<button class="fail" name="sure" value="yes">/)
      expect(await submit({})).toBe(400)
      expect(await submit({ sure: 'no' })).toBe(400)
      expect(await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: asha })).toMatchObject({ status: 200 })
    })

    test('to the state after the first start, with ledger and ids', async () => {
      const { db } = backend.database
      const before = { astrologers: await db.$count(astrologers), ratings: await db.$count(productRatings) }
      const asha = await backend.newCustomer({ paise: 50_000 })
      await backend.ask('POST', '/api/v1/user/wallet/recharge/', { as: asha, body: { amount: 500 } })
      await db.delete(productRatings)
      expect(await submit({ sure: 'yes' })).toBe(303)

      expect({ astrologers: await db.$count(astrologers), ratings: await db.$count(productRatings) }).toEqual(before)
      expect([await db.$count(customers), await db.$count(postings)]).toEqual([0, 0])
      expect(await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: asha })).toMatchObject({ status: 401 })

      // The ledger is append-only again.
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

describe.skipIf(!postgres)('after a reset, another process on the same Postgres', () => {
  const STATUS = '/api/v1/consultation/ongoing-status/'
  const ME = '/api/v1/user/profile/get_details/'
  const clock = createClock(() => TEST_START.getTime())
  let fixture: Fixture
  let other: TestBackend
  let events: { here: EventBus; there: EventBus }
  beforeAll(async () => {
    const url = postgres?.url ?? ''
    const database = await openSeededPostgres()
    events = { here: await openPostgresEvents(url), there: await openPostgresEvents(url) }
    const settings = {
      console: true,
      publicOrigin: TEST_ORIGIN,
      secrets: ['the same secret for both processes of this test'] as const,
    }
    fixture = await openFixture({
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
    await fixture?.backend.close()
  })

  const reset = async () => {
    const response = await fixture.backend.fetch(`${TEST_ORIGIN}/console/data/reset`, {
      method: 'POST',
      body: new URLSearchParams({ sure: 'yes' }),
      headers: { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
  }

  test('has forgotten all customers, mixes none up, and still receives events', async () => {
    await reset()
    const asha = await fixture.newCustomer(1000)
    expect(asha.id).toBe(FIRST_CUSTOMER)
    await other.ask('PATCH', `/api/v1/user/profile/${asha.id}/`, { as: asha, body: { name: 'Asha' } })
    const { id } = await fixture.startedChat(asha)
    expect(await other.ask('GET', STATUS, { as: asha })).toMatchObject({ body: { ongoing_data: { id } } })
    for (let n = 0; n < 3; n++) await events.here.publish(liveRoom(1), 'chat', { n })

    await reset()
    await expect.poll(async () => (await other.ask('GET', STATUS, { as: asha })).status).toBe(401)
    expect((await fixture.backend.ask('GET', STATUS, { as: asha })).status).toBe(401)

    // New customers and consultations reuse ids, but no data.
    const ravi = await fixture.newCustomer(500)
    expect(ravi.id).toBe(asha.id)
    expect(await other.ask('GET', ME, { as: ravi })).toMatchObject({ body: { name: '', balance: 500 } })
    expect(await other.ask('GET', STATUS, { as: ravi })).toMatchObject({ body: { ongoing_data: null } })
    const consultant_id = await fixture.newAstrologer('shy')
    const request = await requestConsultation(ravi.client, { type: 'chat' }, { consultant_id })
    expect(request.id).toBe(id)
    await other.controls.clock.advance(HEARTBEAT_FLUSH_SECONDS * 1000)
    const [row] = await other.database.db.select().from(consultations)
    expect(row?.lastSeenAt).toBe(null)

    const received: unknown[] = []
    await events.there.subscribe([liveRoom(1)], null, ({ data }) => received.push(data))
    await events.here.publish(liveRoom(1), 'chat', { text: 'Namaste' })
    await expect.poll(() => received).toEqual([{ text: 'Namaste' }])
  })
})
