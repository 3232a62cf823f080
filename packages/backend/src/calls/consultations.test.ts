import { createClient, isApiError, memoryStorage, type Client } from '@tarapath/api-client'
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
import { like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { astrologers, journals, type Temperament } from '../database/schema/index.ts'
import { balancePaise, customerAccount, PLATFORM, post } from '../rules/ledger.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend, type TestCustomer } from '../testing.ts'

let backend: TestBackend
let lastAstrologer = 9000

beforeAll(async () => {
  backend = await openTestBackend()
})

interface Person extends TestCustomer {
  client: Client
}

async function newCustomer(rupees = 500): Promise<Person> {
  const customer = await backend.newCustomer({ paise: rupees * 100 })
  const storage = memoryStorage({ access: customer.access, refresh: customer.refresh })
  return { ...customer, client: createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage, retry: 0 }) }
}

/** Somebody at ₹15 a minute whom no other test talks to. */
async function newAstrologer(temperament: Temperament = 'quick', more: { availability?: 'offline' | 'busy' } = {}) {
  const id = (lastAstrologer += 1)
  await backend.database.db.insert(astrologers).values({
    id,
    name: 'Acharya Meera',
    gender: 'female',
    about: 'For tests.',
    experienceYears: 12,
    pricePerMinutePaise: 2000,
    discountedPricePerMinutePaise: 1500,
    availability: 'online',
    temperament,
    replyLanguage: 'english',
    ...more,
  })
  return id
}

const seconds = (count: number) => backend.controls.clock.advance(count * 1000)

/** From the request to both picked up. */
async function startedChat(customer: Person, astrologerId?: number) {
  const consultant_id = astrologerId ?? (await newAstrologer())
  const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
  await startChat(customer.client, { consultation_id: id })
  for (let waited = 0; waited < 8; waited += 1) {
    await seconds(1)
    const { ongoing_data } = await getOngoingStatus(customer.client)
    if (ongoing_data?.status === 'in_progress') return { id, astrologerId: consultant_id }
  }
  throw new Error('Nobody picked up.')
}

/** Turns the clock to so many seconds after the start. */
async function runUntil(customer: Person, secondsAfterStart: number) {
  const { ongoing_data } = await getOngoingStatus(customer.client)
  const due = Date.parse(ongoing_data!.start_datetime!) + secondsAfterStart * 1000
  await backend.controls.clock.advance(due - backend.controls.clock.now().getTime())
}

async function refusal(promise: Promise<unknown>): Promise<{ status: number; body: Record<string, unknown> }> {
  const failure = await promise.then(
    () => new Error('It was not refused.'),
    (reason: unknown) => reason,
  )
  if (!isApiError(failure)) throw failure
  return { status: failure.status!, body: failure.body as Record<string, unknown> }
}

const balanceOf = (customer: Person) => balancePaise(backend.database.db, customer.id)

const minutesPosted = async (id: number) =>
  (
    await backend.database.db
      .select()
      .from(journals)
      .where(like(journals.cause, `consultation:${id}:%`))
  ).map(({ cause }) => cause)

describe('asking', () => {
  test('a chat is asked for, picked up, and begins when both are there', async () => {
    const customer = await newCustomer()
    const consultant_id = await newAstrologer()
    const request = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    expect(request).toMatchObject({
      order_type: 1,
      status: 'requested',
      consultant_id,
      max_call_duration: 33 * 60,
      price_per_minute: 15,
    })
    await seconds(4)
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

  test('two minutes must be in the wallet', async () => {
    const customer = await newCustomer(29)
    const consultant_id = await newAstrologer()
    const { status, body } = await refusal(requestConsultation(customer.client, { type: 'chat' }, { consultant_id }))
    expect(status).toBe(402)
    expect(body).toEqual({
      code: 'insufficient_balance',
      detail: 'You need ₹30.00 for 2 minutes with Acharya Meera. Your balance is ₹29.00.',
      balance: 29,
      required: 30,
    })
  })

  test('calls are refused at once, and nobody waits for one', async () => {
    const customer = await newCustomer()
    const consultant_id = await newAstrologer()
    const { status, body } = await refusal(requestConsultation(customer.client, { type: 'call' }, { consultant_id }))
    expect([status, body['code']]).toEqual([409, 'calls_not_open'])
    expect(await getOngoingStatus(customer.client)).toEqual({ is_consultation_inprogress: false, ongoing_data: null })
  })

  test('people who are away, busy or unknown cannot be asked', async () => {
    const { client } = await newCustomer()
    const offline = await newAstrologer('quick', { availability: 'offline' })
    const busy = await newAstrologer('quick', { availability: 'busy' })
    const ask = (consultant_id: number) => refusal(requestConsultation(client, { type: 'chat' }, { consultant_id }))
    expect(await ask(offline)).toMatchObject({ status: 409, body: { code: 'astrologer_offline' } })
    expect(await ask(busy)).toMatchObject({ status: 409, body: { code: 'astrologer_busy' } })
    expect(await ask(8_000_000)).toMatchObject({ status: 404 })
  })

  test('one at a time for a customer and for an astrologer, twenty requests at once', async () => {
    const [first, second] = [await newCustomer(), await newCustomer()]
    const [meera, another] = [await newAstrologer(), await newAstrologer()]
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        requestConsultation(n % 2 ? first.client : second.client, { type: 'chat' }, { consultant_id: meera }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect((answer.reason as { status: number }).status).toBe(409)
    const winner = (await getOngoingStatus(first.client)).is_consultation_inprogress ? first : second
    const other = await refusal(requestConsultation(winner.client, { type: 'chat' }, { consultant_id: another }))
    expect(other).toMatchObject({ status: 409, body: { code: 'consultation_open' } })
  })

  test('a repeated request under one idempotency key is one request', async () => {
    const customer = await newCustomer()
    const body = { consultant_id: await newAstrologer() }
    const ask = () =>
      backend.ask('POST', '/api/v1/consultation/chat/request-initiate/', {
        as: customer,
        body,
        headers: { 'idempotency-key': 'tap' },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
  })
})

describe('a request that comes to nothing', () => {
  test('nobody joins: missed after two minutes, free, and both are free again', async () => {
    const customer = await newCustomer()
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await seconds(125)
    expect(await getOngoingStatus(customer.client)).toMatchObject({
      is_consultation_inprogress: false,
      ongoing_data: { id, status: 'missed', status_message: 'You did not join in 2 minutes. You were not charged.' },
    })
    expect(await balanceOf(customer)).toBe(50_000)
    await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
  })

  test('a busy person turns it down', async () => {
    const customer = await newCustomer()
    const consultant_id = await newAstrologer('busy')
    await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await seconds(7)
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

  test('the customer cancels it, sees so, and acknowledges', async () => {
    const customer = await newCustomer()
    const body = { consultation_id: 0 }
    const consultant_id = await newAstrologer()
    body.consultation_id = (await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })).id
    const cancelled = await updateOngoingStatus(customer.client, body)
    expect(cancelled).toMatchObject({ is_consultation_inprogress: false, ongoing_data: { status: 'cancelled' } })
    expect(await updateOngoingStatus(customer.client, body)).toEqual(cancelled)
    await seconds(6)
    expect(await updateOngoingStatus(customer.client, body)).toEqual({
      is_consultation_inprogress: false,
      ongoing_data: null,
    })
    expect(await refusal(startChat(customer.client, body))).toMatchObject({ status: 409 })
  })

  test('ending it while it waits cancels it too', async () => {
    const customer = await newCustomer()
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    const ended = await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    expect(ended).toMatchObject({ status: 'cancelled', amount_charged: 0, balance: 500, duration_seconds: 0 })
  })
})

describe('paid time', () => {
  test('whole minutes are posted as they pass, the last one by the second', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    await runUntil(customer, 59)
    expect(await balanceOf(customer)).toBe(50_000)
    await runUntil(customer, 61)
    expect(await balanceOf(customer)).toBe(48_500)
    await runUntil(customer, 130)
    const ended = await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    expect(ended).toEqual({
      id,
      status: 'completed',
      status_message: null,
      duration_seconds: 130,
      amount_charged: 32.5,
      balance: 467.5,
      show_review_popup: true,
    })
    expect(await balanceOf(customer)).toBe(46_750)
    expect(await minutesPosted(id)).toEqual([0, 1, 2].map((minute) => `consultation:${id}:minute:${minute}`))
  })

  test('the balance runs out: the chat ends on the second and the wallet is not below zero', async () => {
    const customer = await newCustomer(50)
    const { id } = await startedChat(customer)
    await seconds(400)
    expect(await getOngoingStatus(customer.client)).toMatchObject({
      is_consultation_inprogress: false,
      ongoing_data: { id, status: 'completed', status_message: 'Your balance ran out.', show_review_popup: true },
    })
    expect(await balanceOf(customer)).toBe(500)
    const late = await endConsultation(
      customer.client,
      { id },
      { auto_end: true, chat_end_reason: 'max duration', consultation_termination_type: 3 },
    )
    expect(late).toMatchObject({ duration_seconds: 180, amount_charged: 45, status_message: 'Your balance ran out.' })
  })

  test('the limit of the customer ends it, and a larger wish than the balance changes nothing', async () => {
    const customer = await newCustomer(100)
    const { id } = await startedChat(customer)
    expect(await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 999_999 })).toEqual({
      id,
      max_call_duration: 360,
      balance: 100,
    })
    expect(await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 120 })).toMatchObject({
      max_call_duration: 120,
    })
    await runUntil(customer, 121)
    const { ongoing_data } = await getOngoingStatus(customer.client)
    expect(ongoing_data?.status_message).toBe('It reached the 2-minute limit you set.')
    expect(await balanceOf(customer)).toBe(7000)
  })

  test('a recharge in mid-chat makes it longer, and keeps the limit of the customer', async () => {
    const customer = await newCustomer(45)
    const { id } = await startedChat(customer)
    await runUntil(customer, 100)
    await post(backend.database.db, backend.controls.clock.now(), {
      cause: `test-recharge:${id}`,
      kind: 'recharge',
      title: 'Recharge',
      lines: [
        { account: customerAccount(customer.id), paise: 15_000 },
        { account: PLATFORM.gateway, paise: -15_000 },
      ],
    })
    expect(await updateMaxCallDuration(customer.client, { id })).toMatchObject({ max_call_duration: 780 })
    await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 300 })
    expect(await updateMaxCallDuration(customer.client, { id })).toMatchObject({ max_call_duration: 300 })
    expect(await refusal(updateMaxCallDuration(customer.client, { id }, { max_call_duration: 61 }))).toMatchObject({
      status: 400,
      body: { max_call_duration: ['Choose more than the 100 seconds that are already used.'] },
    })
  })

  test('money that leaves the wallet otherwise ends the chat, and never takes it below zero', async () => {
    const customer = await newCustomer(45)
    const { id } = await startedChat(customer)
    await runUntil(customer, 61)
    await post(backend.database.db, backend.controls.clock.now(), {
      cause: `test-tip:${id}`,
      kind: 'tip',
      title: 'Tip',
      lines: [
        { account: customerAccount(customer.id), paise: -2500 },
        { account: PLATFORM.revenue, paise: 2500 },
      ],
    })
    await seconds(120)
    expect(await getOngoingStatus(customer.client)).toMatchObject({
      ongoing_data: { status: 'completed', status_message: 'Your balance ran out.' },
    })
    expect(await balanceOf(customer)).toBe(0)
  })

  test('twenty ends at once, with polls and ticks between them, charge once and say the same', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    await runUntil(customer, 95)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        if (n % 5 === 3) await backend.controls.tick()
        if (n % 5 === 4) await getOngoingStatus(customer.client)
        return endConsultation(
          customer.client,
          { id },
          n % 2
            ? { auto_end: true, chat_end_reason: 'idle expired', consultation_termination_type: 3 }
            : { auto_end: false, chat_end_reason: 'ended by user' },
        )
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await balanceOf(customer)).toBe(50_000 - 2375)
    expect(await minutesPosted(id)).toHaveLength(2)
  })
})

describe('the status', () => {
  test('says the end until it is acknowledged, and for ten minutes at most', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    await runUntil(customer, 70)
    await endConsultation(customer.client, { id }, { auto_end: false })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({
      id,
      is_consultation_inprogress: false,
      show_review_popup: true,
    })
    await seconds(599)
    expect((await getOngoingStatus(customer.client)).ongoing_data?.id).toBe(id)
    await seconds(2)
    expect((await getOngoingStatus(customer.client)).ongoing_data).toBeNull()
  })

  test('a running one cannot be cancelled', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    expect(await refusal(updateOngoingStatus(customer.client, { consultation_id: id }))).toMatchObject({
      status: 409,
      body: { code: 'consultation_running' },
    })
  })

  test('and the messages answer 304 until something changes', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    const messages = `/api/v1/user/consultation-history/${id}/all-messages/`
    for (const path of ['/api/v1/consultation/ongoing-status/', messages]) {
      const first = await backend.ask('GET', path, { as: customer })
      const headers = { 'if-none-match': first.headers.get('etag')! }
      expect((await backend.ask('GET', path, { as: customer, headers })).status).toBe(304)
      await sendChatMessage(customer.client, { consultation_id: id, text: 'Hello' })
      if (path === messages) expect((await backend.ask('GET', path, { as: customer, headers })).status).toBe(200)
      else await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 600 })
      expect((await backend.ask('GET', path, { as: customer, headers })).status).toBe(200)
    }
  })
})

describe('messages', () => {
  test('are masked, kept as text, listed in order and after a cursor', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    const send = (text: string) => sendChatMessage(customer.client, { consultation_id: id, text })
    const first = await send('<b>call me</b> on 98765 43210')
    expect(first).toMatchObject({ text: '<b>call me</b> on **********', sender: 'customer', kind: 'text' })
    const second = await send('nine eight seven six five four three two one zero')
    expect(second.text).not.toContain('seven')
    await send('born 14-08-1994 at 06:20')
    const all = await listConsultationMessages(customer.client, { id })
    const own = all.filter(({ sender }) => sender === 'customer')
    expect(own.map(({ text }) => text)).toEqual([first.text, second.text, 'born 14-08-1994 at 06:20'])
    expect(JSON.stringify(all)).not.toMatch(/98765|43210/)
    const rest = await listConsultationMessages(customer.client, { id, after: first.id })
    expect(rest.map((message) => message.id)).toEqual(all.map((m) => m.id).filter((messageId) => messageId > first.id))
  })

  test('twenty sends of one message store one', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    const message = { consultation_id: id, text: 'Once', client_message_id: crypto.randomUUID() }
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendChatMessage(customer.client, message)))
    expect(new Set(sent.map((one) => one.id)).size).toBe(1)
  })

  test('are refused before the start, after the end, empty, too long or with a file', async () => {
    const customer = await newCustomer()
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    const send = (text: string) => sendChatMessage(customer.client, { consultation_id: id, text })
    expect(await refusal(send('early'))).toMatchObject({ status: 409, body: { code: 'consultation_not_started' } })
    expect(await refusal(send(' \n '))).toMatchObject({ status: 400, body: { text: ['Write a message.'] } })
    expect(await refusal(send('x'.repeat(2001)))).toMatchObject({
      status: 400,
      body: { text: ['Use at most 2,000 characters.'] },
    })
    const file = new File(['x'], 'x.png', { type: 'image/png' })
    const withFile = sendChatMessage(customer.client, { consultation_id: id, attachment: file })
    expect((await refusal(withFile)).status).toBeLessThan(500)
    await endConsultation(customer.client, { id }, { auto_end: false })
    expect(await refusal(send('late'))).toMatchObject({ status: 409, body: { code: 'consultation_ended' } })
  })

  test('a repeat after the end still answers the message that was stored', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    const message = { consultation_id: id, text: 'Thank you', client_message_id: 'last-words' }
    const sent = await sendChatMessage(customer.client, message)
    await endConsultation(customer.client, { id }, { auto_end: false })
    expect(await sendChatMessage(customer.client, message)).toEqual(sent)
  })

  test('the person greets, answers and never repeats a line', async () => {
    const customer = await newCustomer()
    const { id } = await startedChat(customer)
    await seconds(4)
    await sendChatMessage(customer.client, { consultation_id: id, text: 'When will I get married?' })
    await seconds(40)
    await sendChatMessage(customer.client, { consultation_id: id, text: '14 August 1994, 6:20 am' })
    await seconds(40)
    const messages = await listConsultationMessages(customer.client, { id })
    const heard = messages.filter(({ sender }) => sender === 'consultant').map(({ text }) => text)
    expect(heard[0]).toContain('Acharya Meera')
    expect(heard.length).toBeGreaterThanOrEqual(3)
    expect(new Set(heard).size).toBe(heard.length)
    expect(heard.join()).toContain('14 August 1994')
  })
})

describe('afterwards', () => {
  test('the history holds everything a receipt says', async () => {
    const customer = await newCustomer()
    const { id, astrologerId } = await startedChat(customer)
    await runUntil(customer, 90)
    await endConsultation(customer.client, { id }, { auto_end: false })
    await submitConsultationReview(customer.client, { consultation_id: id, rating: 5, comment: 'Call 9876543210' })
    const busy = await newAstrologer('busy')
    await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: busy })
    await seconds(8)
    const { count, results } = await listConsultationHistory(customer.client)
    expect(count).toBe(2)
    expect(results[0]).toMatchObject({
      status: 'rejected',
      started_at: null,
      amount_charged: 0,
      ended_by: 'astrologer',
    })
    expect(results[1]).toMatchObject({
      id,
      order_type: 1,
      status: 'completed',
      consultant: { id: astrologerId, name: 'Acharya Meera', avatar: null },
      duration_seconds: 90,
      amount_charged: 22.5,
      price_per_minute: 15,
      ended_by: 'customer',
      status_message: null,
      rating: 5,
      has_recording: false,
    })
    const oldest = await listConsultationHistory(customer.client, { ordering: 'started_at', limit: 1 })
    expect(oldest.results.map((item) => item.id)).toEqual([id])
    const completed = await listConsultationHistory(customer.client, { status: 'completed', order_type: 1 })
    expect(completed.results.map((item) => item.id)).toEqual([id])
    expect((await listConsultationHistory(customer.client, { order_type: 2 })).count).toBe(0)
  })

  test('a review is taken once, for a paid minute, with its numbers hidden', async () => {
    const customer = await newCustomer()
    const short = await startedChat(customer)
    const review = (consultation_id: number) =>
      submitConsultationReview(customer.client, { consultation_id, rating: 4, comment: 'Mine is 98765 43210' })
    expect(await refusal(review(short.id))).toMatchObject({ status: 409, body: { code: 'consultation_open' } })
    const ended = await endConsultation(customer.client, { id: short.id }, { auto_end: false })
    expect(ended.show_review_popup).toBe(false)
    expect(await refusal(review(short.id))).toMatchObject({ status: 409, body: { code: 'not_reviewable' } })
    const { id } = await startedChat(customer)
    await runUntil(customer, 61)
    await endConsultation(customer.client, { id }, { auto_end: false })
    expect((await review(id)).comment).toBe('Mine is **********')
    expect(await refusal(review(id))).toMatchObject({ status: 409, body: { code: 'already_reviewed' } })
    expect((await getOngoingStatus(customer.client)).ongoing_data?.show_review_popup).toBe(false)
  })
})

test('what belongs to somebody else does not exist', async () => {
  const [owner, stranger] = [await newCustomer(), await newCustomer()]
  const { id } = await startedChat(owner)
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
