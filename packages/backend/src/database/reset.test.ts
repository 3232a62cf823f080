import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../postgres.ts'
import { openTestBackend, openTestDatabase, TEST_ORIGIN, TEST_START, type TestBackend } from '../testing.ts'
import type { Database } from './db.ts'
import { astrologers, customers, postings, productRatings } from './schema/index.ts'
import { seed } from './seed/index.ts'
import { startTestPostgres } from './test-postgres.ts'

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
