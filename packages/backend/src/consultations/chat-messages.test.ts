import {
  endConsultation,
  getOngoingStatus,
  listConsultationHistory,
  listConsultationMessages,
  requestConsultation,
  sendChatMessage,
  submitConsultationReview,
} from '@tarapath/api-client/consultations'
import { beforeAll, describe, expect, test } from 'vitest'
import { openFixture, refusal, type Fixture } from '@tarapath/backend-testing'
import { sendAsAstrologer } from './astrologer-actions.ts'

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})

describe('messages', () => {
  test('are masked, stored as plain text and listed in order, from a cursor on', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
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

  test('of one sender that together are a number: the one that completes it is masked', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const send = async (...texts: string[]) => {
      const shown: (string | null)[] = []
      for (const text of texts) shown.push((await sendChatMessage(customer.client, { consultation_id: id, text })).text)
      return shown
    }
    expect(await send('98765', '43210')).toEqual(['98765', '**********'])
    expect(await send('43210')).toEqual(['**********'])
    await fixture.seconds(61)
    expect(await send('91234', '1994', '567', 'and', '890')).toEqual(['91234', '1994', '567', 'and', '890'])
    await fixture.seconds(61)
    expect(await send('+91', 'my', '9876', 'five 43', '210')).toEqual(['+91', 'my', '9876', 'five 43', '**********'])
    await fixture.seconds(61)
    expect(await send('43210')).toEqual(['43210'])
  })

  test('of a scripted or acting astrologer are masked over several messages too, each side for itself', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const { database, controls } = fixture.backend
    const say = async (text: string) => (await sendAsAstrologer(database.db, controls.clock.now(), id, { text })).text
    expect(await say('98765')).toBe('98765')
    expect((await sendChatMessage(customer.client, { consultation_id: id, text: '43210' })).text).toBe('43210')
    expect(await say('43210')).toBe('**********')
  })

  test.each(['\u200B', '\u200B \u2060\uFEFF\n', '\u00AD', '\u3164\u2800', '\u{E0020}'])(
    'of invisible characters are blank: %j',
    async (text) => {
      const customer = await fixture.newCustomer()
      const { id } = await fixture.startedChat(customer)
      expect(await refusal(sendChatMessage(customer.client, { consultation_id: id, text }))).toMatchObject({
        status: 400,
        body: { text: ['Write a message.'] },
      })
    },
  )

  test('are stored once when one is sent twenty times', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const message = { consultation_id: id, text: 'Once', client_message_id: crypto.randomUUID() }
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendChatMessage(customer.client, message)))
    expect(new Set(sent.map((one) => one.id)).size).toBe(1)
  })

  test('are refused before the start, after the end, when empty and when too long', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    const send = (text: string) => sendChatMessage(customer.client, { consultation_id: id, text })
    expect(await refusal(send('early'))).toMatchObject({ status: 409, body: { code: 'consultation_not_started' } })
    expect(await refusal(send(' \n '))).toMatchObject({ status: 400, body: { text: ['Write a message.'] } })
    expect(await refusal(send('x'.repeat(2001)))).toMatchObject({
      status: 400,
      body: { text: ['Use at most 2,000 characters.'] },
    })
    await endConsultation(customer.client, { id }, { auto_end: false })
    expect(await refusal(send('late'))).toMatchObject({ status: 409, body: { code: 'consultation_ended' } })
  })

  test('that were stored are answered again when repeated after the end', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    const message = { consultation_id: id, text: 'Thank you', client_message_id: 'last-words' }
    const sent = await sendChatMessage(customer.client, message)
    await endConsultation(customer.client, { id }, { auto_end: false })
    expect(await sendChatMessage(customer.client, message)).toEqual(sent)
  })

  test('of a scripted astrologer greet, answer and never repeat', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    await fixture.seconds(4)
    await sendChatMessage(customer.client, { consultation_id: id, text: 'When will I get married?' })
    await fixture.seconds(40)
    await sendChatMessage(customer.client, { consultation_id: id, text: '14 August 1994, 6:20 am' })
    await fixture.seconds(40)
    const messages = await listConsultationMessages(customer.client, { id })
    const replies = messages.filter(({ sender }) => sender === 'consultant').map(({ text }) => text)
    expect(replies[0]).toContain('Acharya Meera')
    expect(replies.length).toBeGreaterThanOrEqual(3)
    expect(new Set(replies).size).toBe(replies.length)
    expect(replies.join()).toContain('14 August 1994')
  })
})

describe('after the end', () => {
  test('the history contains everything on a receipt', async () => {
    const customer = await fixture.newCustomer()
    const { id, astrologerId } = await fixture.startedChat(customer)
    await fixture.runUntil(customer, 90)
    await endConsultation(customer.client, { id }, { auto_end: false })
    await submitConsultationReview(customer.client, { consultation_id: id, rating: 5, comment: 'Call 9876543210' })
    const busy = await fixture.newAstrologer('busy')
    await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: busy })
    await fixture.seconds(8)
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

  test('a review is stored once, needs a paid minute, and has its phone numbers masked', async () => {
    const customer = await fixture.newCustomer()
    const short = await fixture.startedChat(customer)
    const review = (consultation_id: number) =>
      submitConsultationReview(customer.client, { consultation_id, rating: 4, comment: 'Mine is 98765 43210' })
    expect(await refusal(review(short.id))).toMatchObject({ status: 409, body: { code: 'consultation_open' } })
    const ended = await endConsultation(customer.client, { id: short.id }, { auto_end: false })
    expect(ended.show_review_popup).toBe(false)
    expect(await refusal(review(short.id))).toMatchObject({ status: 409, body: { code: 'not_reviewable' } })
    const { id } = await fixture.startedChat(customer)
    await fixture.runUntil(customer, 61)
    await endConsultation(customer.client, { id }, { auto_end: false })
    expect((await review(id)).comment).toBe('Mine is **********')
    expect(await refusal(review(id))).toMatchObject({ status: 409, body: { code: 'already_reviewed' } })
    expect((await getOngoingStatus(customer.client)).ongoing_data?.show_review_popup).toBe(false)
  })
})
