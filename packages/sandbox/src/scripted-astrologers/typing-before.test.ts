import { getOngoingStatus } from '@tarapath/api-client/consultations'
import { listMessages, requestConsultation, startChat } from '@tarapath/backend/consultations'
import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import { createClient, memoryStorage } from '@tarapath/api-client'
import { TEST_ORIGIN } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MEERA = 1

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

test('a scripted astrologer types before the greeting, and is not typing after it', async () => {
  const { db } = backend.database
  const now = () => backend.controls.clock.now()
  const customer = await backend.newCustomer({ paise: 100_000 })
  const fetch: typeof globalThis.fetch = async (input, init) => backend.fetch(input as Request, init)
  const client = createClient({ baseUrl: TEST_ORIGIN, fetch, storage: memoryStorage(customer) })
  const { id } = await requestConsultation(db, now(), { customerId: customer.id, astrologerId: MEERA, kind: 'chat' })
  await startChat(db, now(), { id, customerId: customer.id })

  const seen = { typing: false }
  for (let step = 0; step < 300 && (await listMessages(db, id, 0)).length === 0; step += 1) {
    await backend.controls.clock.advance(250)
    seen.typing ||= (await getOngoingStatus(client)).ongoing_data?.consultant_is_typing === true
  }
  expect(seen.typing).toBe(true)
  expect(await listMessages(db, id, 0)).toMatchObject([{ sender: 'consultant' }])
  expect((await getOngoingStatus(client)).ongoing_data?.consultant_is_typing).toBe(false)
})
