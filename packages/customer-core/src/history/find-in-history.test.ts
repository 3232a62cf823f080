import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, requestConsultation } from '@tarapath/api-client/consultations'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInHistory } from './find-in-history.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

async function newCustomer() {
  const storage = memoryStorage(await backend.newCustomer({ paise: 100_000 }))
  const requests = { pages: 0 }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if ((input as Request).url.includes('/consultation-history/')) requests.pages++
    return backend.fetch(input as Request, init)
  }
  return { api: createClient({ baseUrl: TEST_ORIGIN, fetch, storage }), requests }
}

/** Requests that many consultations and cancels each of them. */
async function requestAndCancel(api: Client, times: number): Promise<number[]> {
  const { results } = await listAstrologers(api, { is_available_for_chat: true, limit: 1 })
  const ids: number[] = []
  while (ids.length < times) {
    const { id } = await requestConsultation(api, { type: 'chat' }, { consultant_id: results[0]!.id })
    await endConsultation(api, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    ids.push(id)
  }
  return ids
}

test('of a hundred and one consultations the oldest is found, and the newest on the first page', async () => {
  const { api, requests } = await newCustomer()
  const ids = await requestAndCancel(api, 101)
  expect(await findInHistory(api, ids.at(-1)!)).toMatchObject({ id: ids.at(-1), status: 'cancelled' })
  expect(requests.pages).toBe(1)
  expect(await findInHistory(api, ids[0]!)).toMatchObject({ id: ids[0], status: 'cancelled' })
  expect(requests.pages).toBe(3)
}, 120_000)

test('a consultation of another customer is not found', async () => {
  const [first = 0] = await requestAndCancel((await newCustomer()).api, 1)
  const { api } = await newCustomer()
  expect(await findInHistory(api, first)).toBeNull()
  const [own = 0] = await requestAndCancel(api, 1)
  expect(await findInHistory(api, first)).toBeNull()
  expect(await findInHistory(api, own)).toMatchObject({ id: own })
})

test('an id that is not a number sends no request', async () => {
  const { api, requests } = await newCustomer()
  expect(await findInHistory(api, Number('abc'))).toBeNull()
  expect(requests.pages).toBe(0)
})
