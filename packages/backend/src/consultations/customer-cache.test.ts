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
import { astrologerSays } from './astrologer-side.ts'

const STATUS = '/api/v1/consultation/ongoing-status/'
const ME = '/api/v1/user/profile/get_details/'

/** A notification takes a moment, and longer on a busy machine. */
const HEARD = { timeout: 10_000 }

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

  test('a customer whose consultation does not change polls without a single statement, and hears 304', async () => {
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
    // Who has no version yet is answered in full, from memory too.
    expect((await poll(customer)).body).toEqual(first.body)
    expect(statements).toEqual([])
  })

  test('a customer without a consultation polls without a statement, and hears of the request at once', async () => {
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

  test('nothing new in a chat costs no statement, and a word of either side is heard', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const messages = `/api/v1/user/consultation-history/${id}/all-messages/`
    const list = async (after: number, etag = '') => {
      const headers = { 'if-none-match': etag }
      const {
        status,
        headers: told,
        body,
      } = await fixture.backend.ask('GET', `${messages}?after=${after}`, {
        as: customer,
        headers,
      })
      return {
        status,
        etag: told.get('etag')!,
        texts: (body as { text: string }[] | undefined)?.map(({ text }) => text),
      }
    }
    const said = (await sendChatMessage(customer.client, { consultation_id: id, text: 'Is it a good day?' })).id
    const { etag } = await list(said)
    statements = []
    for (let at = 0; at < 20; at += 1) {
      clock.turn(500)
      expect(await list(said, etag)).toMatchObject({ status: 304 })
    }
    expect(await list(said)).toMatchObject({ status: 200, texts: [] })
    expect(statements).toEqual([])

    await astrologerSays(fixture.backend.database.db, clock.now(), id, { text: 'It is.' })
    await expect.poll(() => list(said, etag), HEARD).toMatchObject({ status: 200, texts: ['It is.'] })
    await sendChatMessage(customer.client, { consultation_id: id, text: 'Thank you.' })
    expect(await list(said, etag)).toMatchObject({ texts: ['It is.', 'Thank you.'] })

    const stranger = await fixture.newCustomer()
    expect(await fixture.backend.ask('GET', messages, { as: stranger })).toMatchObject({ status: 404 })
  })

  test('time alone ends a request that nobody picked up, and a chat that reached its limit', async () => {
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

  test('a token runs out by the clock though it is remembered', async () => {
    const customer = await fixture.newCustomer()
    expect((await poll(customer)).status).toBe(200)
    let hours = 0
    for (; (await poll(customer)).status === 200 && hours < 48; hours += 1) clock.turn(3_600_000)
    expect(hours).toBeGreaterThan(0)
    expect(await poll(customer)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  })
})

const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no Postgres on this machine, so no second process changed anything.')
afterAll(() => postgres?.stop())

describe.skipIf(!postgres)('two processes on one Postgres', () => {
  const clock = createClock(() => TEST_START.getTime())
  let fixture: Fixture
  let other: Backend
  beforeAll(async () => {
    const settings = { rateLimit: null, secret: 'the same secret for both processes of this test' }
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

  test('the end that one process is told is what the other tells', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    expect((await askOther(customer, STATUS)).body).toMatchObject({ ongoing_data: { status: 'in_progress' } })
    await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'Customer ended the chat' })
    await expect
      .poll(async () => (await askOther(customer, STATUS)).body, HEARD)
      .toMatchObject({ is_consultation_inprogress: false, ongoing_data: { id } })
    expect((await getOngoingStatus(customer.client)).is_consultation_inprogress).toBe(false)
  })

  test('what is written at one process is read at the other', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const read = async () =>
      (await askOther(customer, `/api/v1/user/consultation-history/${id}/all-messages/`)).body as { text: string }[]
    await read()
    await sendChatMessage(customer.client, { consultation_id: id, text: 'Are you there?' })
    await expect.poll(async () => (await read()).at(-1), HEARD).toMatchObject({ text: 'Are you there?' })
  })

  test('a name that is changed at one process is the name at the other', async () => {
    const customer = await fixture.newCustomer()
    await askOther(customer, ME)
    await fixture.backend.ask('PATCH', `/api/v1/user/profile/${customer.id}/`, { as: customer, body: { name: 'Asha' } })
    await expect.poll(async () => (await askOther(customer, ME)).body, HEARD).toMatchObject({ name: 'Asha' })
  })

  test('who signs out at one process is signed out at the other', async () => {
    const customer = await fixture.newCustomer()
    expect((await askOther(customer, STATUS)).status).toBe(200)
    const body = { refresh: customer.refresh }
    await fixture.backend.ask('PATCH', '/api/v1/user/authorize/logout/', { as: customer, body })
    await expect.poll(async () => (await askOther(customer, STATUS)).status, HEARD).toBe(401)
  })
})
