import { createClient, memoryStorage } from '@tarapath/api-client'
import { listConsultationMessages, sendChatMessage } from '@tarapath/api-client/consultations'
import { openFixture, sampleFile, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { beforeAll, expect, test } from 'vitest'
import type { PendingFile } from './pending-files.ts'
import { sendFile } from './send-file.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})

async function send(fetch: (request: Request) => Promise<Response>, file = sampleFile('image/jpeg')) {
  const customer = await fixture.newCustomer()
  const { id } = await fixture.startedChat(customer)
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    storage: memoryStorage(customer),
    fetch: (input, init) => fetch(new Request(input, init)),
  })
  const changes: Partial<PendingFile>[] = []
  const wait = new AbortController()
  const key = crypto.randomUUID()
  await sendFile(key, {
    post: (options) => sendChatMessage(api, { consultation_id: id, attachment: file, client_message_id: key }, options),
    signal: wait.signal,
    onChange: (change) => changes.push(change),
    pause: async () => undefined,
  })
  const messages = await listConsultationMessages(customer.client, { id })
  return {
    statuses: changes.map(({ status }) => status),
    last: changes.at(-1),
    pictures: messages.filter(({ kind }) => kind === 'image'),
  }
}

test('a picture whose reply was lost is sent again, and stored once', async () => {
  let requests = 0
  const { statuses, last, pictures } = await send(async (request) => {
    const reply = await fixture.backend.fetch(request)
    requests += 1
    if (requests < 3) throw new TypeError('Failed to fetch')
    return reply
  })
  expect(statuses).toEqual(['sending', 'waiting', 'sending', 'waiting', 'sending', 'sent'])
  expect(pictures.map(({ id }) => String(id))).toEqual([last?.id])
})

test('a server that is away refuses nothing: the picture is sent again', async () => {
  const away = { detail: 'The service is not available right now.', code: 'unavailable' }
  let requests = 0
  const { statuses, pictures } = await send(async (request) => {
    requests += 1
    return requests < 3 ? Response.json(away, { status: 503 }) : fixture.backend.fetch(request)
  })
  expect(statuses).toEqual(['sending', 'waiting', 'sending', 'waiting', 'sending', 'sent'])
  expect(pictures).toHaveLength(1)
})

test('a picture that never gets through has failed, and can be sent again', async () => {
  const { statuses, pictures } = await send(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(statuses.filter((status) => status === 'sending')).toHaveLength(5)
  expect(statuses.at(-1)).toBe('failed')
  expect(pictures).toEqual([])
})

test('what the server refuses is not sent again, and says why', async () => {
  const text = new File(['not a picture'], 'photo.png', { type: 'image/png' })
  const { last } = await send((request) => fixture.backend.fetch(request), text)
  expect(last).toMatchObject({ status: 'refused', problem: expect.stringContaining('PNG, JPEG or WebP') })
})
