import {
  endConsultation,
  getOngoingStatus,
  listConsultationHistory,
  listConsultationMessages,
  requestConsultation,
  sendChatMessage,
  startChat,
  submitConsultationReview,
  updateMaxCallDuration,
  updateOngoingStatus,
} from '@tarapath/api-client/consultations'
import { beforeAll, describe, expect, test } from 'vitest'
import { balancePaise } from '../ledger/index.ts'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})

const balanceOf = (customer: SignedInCustomer) => balancePaise(fixture.backend.database.db, customer.id)

describe('a request', () => {
  test('starts a chat when both sides have picked up', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer()
    const request = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    expect(request).toMatchObject({
      order_type: 1,
      status: 'requested',
      consultant_id,
      max_call_duration: 33 * 60,
      price_per_minute: 15,
    })
    await fixture.seconds(4)
    const waiting = await getOngoingStatus(customer.client)
    expect(waiting.ongoing_data).toMatchObject({
      status: 'accepted',
      astro_pickup_status: true,
      customer_pickup_status: false,
      start_datetime: null,
    })
    const chat = await startChat(customer.client, { consultation_id: request.id })
    expect(chat).toMatchObject({ id: request.id, status: 'in_progress', max_call_duration: 33 * 60 })
    expect(await startChat(customer.client, { consultation_id: request.id })).toEqual(chat)
    const { is_consultation_inprogress, ongoing_data } = await getOngoingStatus(customer.client)
    expect(is_consultation_inprogress).toBe(true)
    expect(ongoing_data).toMatchObject({ id: request.id, status: 'in_progress', status_message: null })
  })

  test('needs a balance for two minutes', async () => {
    const customer = await fixture.newCustomer(29)
    const consultant_id = await fixture.newAstrologer()
    const { status, body } = await refusal(requestConsultation(customer.client, { type: 'chat' }, { consultant_id }))
    expect(status).toBe(402)
    expect(body).toEqual({
      code: 'insufficient_balance',
      detail: 'You need ₹30.00 for 2 minutes with Acharya Meera. Your balance is ₹29.00.',
      balance: 29,
      required: 30,
    })
  })

  test('to an offline, busy or unknown astrologer is refused', async () => {
    const { client } = await fixture.newCustomer()
    const offline = await fixture.newAstrologer('quick', 'offline')
    const busy = await fixture.newAstrologer('quick', 'busy')
    const request = (consultant_id: number) => refusal(requestConsultation(client, { type: 'chat' }, { consultant_id }))
    expect(await request(offline)).toMatchObject({ status: 409, body: { code: 'astrologer_offline' } })
    expect(await request(busy)).toMatchObject({ status: 409, body: { code: 'astrologer_busy' } })
    expect(await request(8_000_000)).toMatchObject({ status: 404 })
  })

  test('is accepted once for a customer and an astrologer when twenty arrive at once', async () => {
    const [first, second] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const [meera, another] = [await fixture.newAstrologer(), await fixture.newAstrologer()]
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        requestConsultation(n % 2 ? first.client : second.client, { type: 'chat' }, { consultant_id: meera }),
      ),
    )
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as { status: number }] : [],
    )
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 19 }, () => 409))
    const winner = (await getOngoingStatus(first.client)).is_consultation_inprogress ? first : second
    const other = await refusal(requestConsultation(winner.client, { type: 'chat' }, { consultant_id: another }))
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'consultation_open', consultation_id: expect.any(Number) },
    })
  })

  test('that is repeated with one idempotency key is one request', async () => {
    const customer = await fixture.newCustomer()
    const body = { consultant_id: await fixture.newAstrologer() }
    const ask = () =>
      fixture.backend.ask('POST', '/api/v1/consultation/chat/request-initiate/', {
        as: customer,
        body,
        headers: { 'idempotency-key': 'tap' },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
  })
})

describe('a request that does not become a consultation', () => {
  test('is missed after two minutes without a charge, and both sides are free again', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await fixture.seconds(125)
    expect(await getOngoingStatus(customer.client)).toMatchObject({
      is_consultation_inprogress: false,
      ongoing_data: { id, status: 'missed', status_message: 'You did not join in 2 minutes. You were not charged.' },
    })
    expect(await balanceOf(customer)).toBe(50_000)
    await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
  })

  test('is rejected by a busy scripted astrologer', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer('busy')
    await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await fixture.seconds(7)
    expect(await getOngoingStatus(customer.client)).toMatchObject({
      is_consultation_inprogress: false,
      ongoing_data: {
        status: 'rejected',
        sub_status: 'astro_rejected',
        status_message: 'Acharya Meera cannot take a chat right now. You were not charged.',
        show_review_popup: false,
      },
    })
  })

  test('is cancelled by the customer, reported as cancelled, and acknowledged', async () => {
    const customer = await fixture.newCustomer()
    const body = { consultation_id: 0 }
    const consultant_id = await fixture.newAstrologer()
    body.consultation_id = (await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })).id
    const cancelled = await updateOngoingStatus(customer.client, body)
    expect(cancelled).toMatchObject({ is_consultation_inprogress: false, ongoing_data: { status: 'cancelled' } })
    expect(await updateOngoingStatus(customer.client, body)).toEqual(cancelled)
    await fixture.seconds(6)
    expect(await updateOngoingStatus(customer.client, body)).toEqual({
      is_consultation_inprogress: false,
      ongoing_data: null,
    })
    expect(await refusal(startChat(customer.client, body))).toMatchObject({ status: 409 })
  })

  test('is cancelled when it is ended while it waits', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    const ended = await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    expect(ended).toMatchObject({ status: 'cancelled', amount_charged: 0, balance: 500, duration_seconds: 0 })
  })
})

describe('the status', () => {
  test('reports the end until it is acknowledged, for ten minutes at most', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    await fixture.runUntil(customer, 70)
    await endConsultation(customer.client, { id }, { auto_end: false })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({
      id,
      is_consultation_inprogress: false,
      show_review_popup: true,
    })
    await fixture.seconds(599)
    expect((await getOngoingStatus(customer.client)).ongoing_data?.id).toBe(id)
    await fixture.seconds(2)
    expect((await getOngoingStatus(customer.client)).ongoing_data).toBeNull()
  })

  test('refuses to cancel a running consultation', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    expect(await refusal(updateOngoingStatus(customer.client, { consultation_id: id }))).toMatchObject({
      status: 409,
      body: { code: 'consultation_running' },
    })
  })

  test('answers 304 until something changes, as the messages do', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const ask = (path: string, etag?: string) =>
      fixture.backend.ask('GET', path, {
        as: customer,
        ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
      })
    const status = '/api/v1/consultation/ongoing-status/'
    const messages = `/api/v1/user/consultation-history/${id}/all-messages/`
    const etags = [(await ask(status)).headers.get('etag')!, (await ask(messages)).headers.get('etag')!] as const
    expect((await ask(status, etags[0])).status).toBe(304)
    expect((await ask(messages, etags[1])).status).toBe(304)
    await sendChatMessage(customer.client, { consultation_id: id, text: 'Hello' })
    await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 600 })
    expect((await ask(status, etags[0])).status).toBe(200)
    expect((await ask(messages, etags[1])).status).toBe(200)
  })
})

test('an end of an unknown type is refused and ends nothing', async () => {
  const customer = await fixture.newCustomer()
  const { id } = await fixture.startedChat(customer)
  const end = { auto_end: true, consultation_termination_type: 99 }
  expect(await refusal(endConsultation(customer.client, { id }, end))).toMatchObject({
    status: 400,
    body: { consultation_termination_type: ['Use 1, 2 or 3; 3 means that a timer ended it.'] },
  })
  expect((await getOngoingStatus(customer.client)).is_consultation_inprogress).toBe(true)
})

test('a consultation of another customer is not found', async () => {
  const [owner, stranger] = [await fixture.newCustomer(), await fixture.newCustomer()]
  const { id } = await fixture.startedChat(owner)
  const { client } = stranger
  const answers = await Promise.all(
    [
      startChat(client, { consultation_id: id }),
      endConsultation(client, { id }, { auto_end: false }),
      updateOngoingStatus(client, { consultation_id: id }),
      submitConsultationReview(client, { consultation_id: id, rating: 5 }),
      sendChatMessage(client, { consultation_id: id, text: 'Hello' }),
      listConsultationMessages(client, { id }),
      updateMaxCallDuration(client, { id }, { max_call_duration: 60 }),
    ].map(refusal),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 404))
  expect((await listConsultationHistory(client)).count).toBe(0)
  expect((await getOngoingStatus(client)).ongoing_data).toBeNull()
  expect((await getOngoingStatus(owner.client)).is_consultation_inprogress).toBe(true)
})
