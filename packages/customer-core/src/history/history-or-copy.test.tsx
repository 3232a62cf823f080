import { createClient, memoryStorage } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, requestConsultation } from '@tarapath/api-client/consultations'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyOrCopy } from './history-or-copy.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** A customer with one consultation, whose page may lose the network or meet a broken server. */
async function openPages() {
  const customer = await backend.newCustomer({ paise: 100_000 })
  const pageWith = (fetch: typeof globalThis.fetch) =>
    createClient({ baseUrl: TEST_ORIGIN, fetch, storage: memoryStorage(customer), retry: 0 })
  const online = pageWith(backend.fetch as typeof fetch)
  const { results } = await listAstrologers(online, { is_available_for_chat: true, limit: 1 })
  const { id } = await requestConsultation(online, { type: 'chat' }, { consultant_id: results[0]!.id })
  await endConsultation(online, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  return {
    id,
    online,
    offline: pageWith(() => Promise.reject(new TypeError('Failed to fetch'))),
    broken: pageWith(() => Promise.resolve(new Response('{}', { status: 500 }))),
  }
}

test('without a network the history is the last copy, with its time', async () => {
  const { online, offline, id } = await openPages()
  expect(await historyOrCopy(online)).toMatchObject({ items: [{ id }], isComplete: true, savedAt: null })
  const copy = await historyOrCopy(offline)
  expect(copy).toMatchObject({ items: [{ id }], isComplete: true })
  expect(copy.savedAt).toBeTypeOf('number')
})

test('without a network and without a copy the history says that there is no network', async () => {
  const { offline } = await openPages()
  await expect(historyOrCopy(offline)).rejects.toMatchObject({ data: { kind: 'offline' } })
})

test('an error of the server is shown, and not hidden behind a copy', async () => {
  const { online, broken } = await openPages()
  await historyOrCopy(online)
  await expect(historyOrCopy(broken)).rejects.toMatchObject({ data: { kind: 'unexpected' } })
})
