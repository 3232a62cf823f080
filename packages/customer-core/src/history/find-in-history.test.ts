import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, requestConsultation } from '@tarapath/api-client/consultations'
import { openPglite } from '@tarapath/backend/pglite'
import { seed } from '@tarapath/sandbox'
import { openTestBackend, TEST_ORIGIN, TEST_START, type TestBackend } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInHistory } from './find-in-history.ts'

let backend: TestBackend
beforeAll(async () => {
  const database = await openPglite()
  await seed(database.db, TEST_START)
  backend = await openTestBackend({ database })
}, 60_000)
afterAll(() => backend.close())

async function newCustomer() {
  const storage = memoryStorage(await backend.newCustomer({ paise: 100_000 }))
  const asked = { pages: 0 }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if ((input as Request).url.includes('/consultation-history/')) asked.pages++
    return backend.fetch(input as Request, init)
  }
  return { api: createClient({ baseUrl: TEST_ORIGIN, fetch, storage }), asked }
}

/** Asks so many times, and takes it back each time. */
async function askFor(api: Client, times: number): Promise<number[]> {
  const { results } = await listAstrologers(api, { is_available_for_chat: true, limit: 1 })
  const ids: number[] = []
  while (ids.length < times) {
    const { id } = await requestConsultation(api, { type: 'chat' }, { consultant_id: results[0]!.id })
    await endConsultation(api, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    ids.push(id)
  }
  return ids
}

test('somebody with a hundred and one consultations can open the first of them, and the last without reading on', async () => {
  const { api, asked } = await newCustomer()
  const ids = await askFor(api, 101)
  expect(await findInHistory(api, ids.at(-1)!)).toMatchObject({ id: ids.at(-1), status: 'cancelled' })
  expect(asked.pages).toBe(1)
  expect(await findInHistory(api, ids[0]!)).toMatchObject({ id: ids[0], status: 'cancelled' })
  expect(asked.pages).toBe(3)
}, 120_000)

test('a consultation of somebody else is not there, and for a newcomer none is', async () => {
  const [first = 0] = await askFor((await newCustomer()).api, 1)
  const { api } = await newCustomer()
  expect(await findInHistory(api, first)).toBeNull()
  const [own = 0] = await askFor(api, 1)
  expect(await findInHistory(api, first)).toBeNull()
  expect(await findInHistory(api, own)).toMatchObject({ id: own })
})

test('an address that has no number is asked of nobody', async () => {
  const { api, asked } = await newCustomer()
  expect(await findInHistory(api, Number('abc'))).toBeNull()
  expect(asked.pages).toBe(0)
})
