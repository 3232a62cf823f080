import { createSandbox } from '@tarapath/sandbox'
import {
  endConsultation,
  getOngoingStatus,
  requestConsultation,
  sendChatMessage,
} from '@tarapath/api-client/consultations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openFixture,
  type Fixture,
  type SignedInCustomer,
  openTestDatabase,
  startTestPostgres,
  TEST_ORIGIN,
  TEST_START,
} from '@tarapath/backend-testing'
import { createBackend, type Backend } from '../index.ts'
import { createClock } from '../ports/clock.ts'
import { openPostgres } from '../postgres.ts'
import { sendAsAstrologer } from './astrologer-actions.ts'

const STATUS = '/api/v1/consultation/ongoing-status/'
const ME = '/api/v1/user/profile/get_details/'

describe('one process', () => {
  const clock = createClock(() => TEST_START.getTime())
  let statements: string[] = []
  let fixture: Fixture
  beforeAll(async () => {
    const database = await openTestDatabase({ beforeStatement: (statement) => void statements.push(statement) })
    fixture = await openFixture({ database, clock })
  })
  afterAll(() => fixture.backend.close())

  const poll = (as: SignedInCustomer, etag = '') =>
    fixture.backend.ask('GET', STATUS, { as, headers: { 'if-none-match': etag } })

  test('a poll of an unchanged consultation costs no statement and is answered with 304', async () => {
    const customer = await fixture.newCustomer()
    await fixture.startedChat(customer)
    const first = await poll(customer)
    const etag = first.headers.get('etag')!
    statements = []
    for (let at = 0; at < 20; at += 1) {
      clock.turn(1500)
      const reply = await poll(customer, etag)
      expect(reply).toMatchObject({ status: 304, body: undefined })
      expect([...reply.headers.keys()].sort()).toEqual(['cache-control', 'date', 'etag', 'vary', 'x-request-id'])
    }
    expect(statements).toEqual([])
    // A first poll, without an ETag, is answered in full from the cache.
    expect((await poll(customer)).body).toEqual(first.body)
    expect(statements).toEqual([])
  })

  test('a poll without a consultation costs no statement, and reports a new request at once', async () => {
    const customer = await fixture.newCustomer()
    const none = await poll(customer)
    expect(none.body).toMatchObject({ ongoing_data: null })
    statements = []
    const etag = none.headers.get('etag')!
    expect((await poll(customer, etag)).status).toBe(304)
    expect(statements).toEqual([])
    const consultant_id = await fixture.newAstrologer('shy')
    await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    expect(await poll(customer, etag)).toMatchObject({ status: 200, body: { ongoing_data: { status: 'requested' } } })
  })

  test('a poll of unchanged messages costs no statement, and returns a message of either side', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const messages = `/api/v1/user/consultation-history/${id}/all-messages/`
    const list = async (after: number, etag = '') => {
      const headers = { 'if-none-match': etag }
      const {
        status,
        headers: replyHeaders,
        body,
      } = await fixture.backend.ask('GET', `${messages}?after=${after}`, {
        as: customer,
        headers,
      })
      return {
        status,
        etag: replyHeaders.get('etag')!,
        texts: (body as { text: string }[] | undefined)?.map(({ text }) => text),
      }
    }
    const sentId = (await sendChatMessage(customer.client, { consultation_id: id, text: 'Is it a good day?' })).id
    // On Postgres the notification of the message arrives a moment later, and empties the cache; a tick waits for it.
    await fixture.backend.controls.tick()
    const { etag } = await list(sentId)
    statements = []
    for (let at = 0; at < 20; at += 1) {
      clock.turn(500)
      expect(await list(sentId, etag)).toMatchObject({ status: 304 })
    }
    expect(await list(sentId)).toMatchObject({ status: 200, texts: [] })
    expect(statements).toEqual([])

    await sendAsAstrologer(fixture.backend.database.db, clock.now(), id, { text: 'It is.' })
    await expect.poll(() => list(sentId, etag)).toMatchObject({ status: 200, texts: ['It is.'] })
    await sendChatMessage(customer.client, { consultation_id: id, text: 'Thank you.' })
    expect(await list(sentId, etag)).toMatchObject({ texts: ['It is.', 'Thank you.'] })

    const stranger = await fixture.newCustomer()
    expect(await fixture.backend.ask('GET', messages, { as: stranger })).toMatchObject({ status: 404 })
  })

  test('a missed request and a chat that used up its balance are reported without a notification', async () => {
    const waiting = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer('shy')
    await requestConsultation(waiting.client, { type: 'chat' }, { consultant_id })
    const chatting = await fixture.newCustomer(45)
    await fixture.startedChat(chatting)
    for (const person of [waiting, chatting]) await poll(person)
    for (let minute = 0; minute < 8; minute += 1) {
      clock.turn(50_000)
      for (const person of [waiting, chatting]) await poll(person)
    }
    expect((await poll(waiting)).body).toMatchObject({ ongoing_data: { status: 'missed' } })
    expect((await poll(chatting)).body).toMatchObject({ ongoing_data: { status: 'completed' } })
  })

  test('a cached token expires on time', async () => {
    const customer = await fixture.newCustomer()
    expect((await poll(customer)).status).toBe(200)
    let hours = 0
    for (; (await poll(customer)).status === 200 && hours < 48; hours += 1) clock.turn(3_600_000)
    expect(hours).toBeGreaterThan(0)
    expect(await poll(customer)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  })
})

const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: without Postgres on this machine, two processes cannot be tested.')
afterAll(() => postgres?.stop())

describe.skipIf(!postgres)('two processes on one Postgres', () => {
  const clock = createClock(() => TEST_START.getTime())
  let fixture: Fixture
  let other: Backend
  beforeAll(async () => {
    const settings = { rateLimit: null, secrets: ['the same secret for both processes of this test'] as const }
    fixture = await openFixture({ database: await openPostgres(postgres!.url), clock, settings })
    other = createBackend({
      database: await openPostgres(postgres!.url),
      clock,
      settings,
      extensions: [createSandbox()],
    })
  })
  afterAll(async () => {
    await other.close()
    await fixture.backend.close()
  })

  const askOther = async (as: SignedInCustomer, path: string) => {
    const response = await other.fetch(`${TEST_ORIGIN}${path}`, { headers: { authorization: `Bearer ${as.access}` } })
    return { status: response.status, body: await response.json() }
  }

  test('an end at one process is reported by the other', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    expect((await askOther(customer, STATUS)).body).toMatchObject({ ongoing_data: { status: 'in_progress' } })
    await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'Customer ended the chat' })
    await expect
      .poll(async () => (await askOther(customer, STATUS)).body)
      .toMatchObject({ is_consultation_inprogress: false, ongoing_data: { id } })
    expect((await getOngoingStatus(customer.client)).is_consultation_inprogress).toBe(false)
  })

  test('a message sent at one process is read at the other', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const read = async () =>
      (await askOther(customer, `/api/v1/user/consultation-history/${id}/all-messages/`)).body as { text: string }[]
    await read()
    await sendChatMessage(customer.client, { consultation_id: id, text: 'Are you there?' })
    await expect.poll(async () => (await read()).at(-1)).toMatchObject({ text: 'Are you there?' })
  })

  test('a name changed at one process is changed at the other', async () => {
    const customer = await fixture.newCustomer()
    await askOther(customer, ME)
    await fixture.backend.ask('PATCH', `/api/v1/user/profile/${customer.id}/`, { as: customer, body: { name: 'Asha' } })
    await expect.poll(async () => (await askOther(customer, ME)).body).toMatchObject({ name: 'Asha' })
  })

  test('a sign-out at one process is effective at the other', async () => {
    const customer = await fixture.newCustomer()
    expect((await askOther(customer, STATUS)).status).toBe(200)
    const body = { refresh: customer.refresh }
    await fixture.backend.ask('PATCH', '/api/v1/user/authorize/logout/', { as: customer, body })
    await expect.poll(async () => (await askOther(customer, STATUS)).status).toBe(401)
  })
})
