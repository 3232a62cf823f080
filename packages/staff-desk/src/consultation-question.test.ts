import { getMyProfile, type Client } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import {
  endConsultation,
  listConsultationHistory,
  requestConsultation,
  startChat,
} from '@tarapath/api-client/consultations'
import { submitUserQuery } from '@tarapath/api-client/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userQueries } from '@tarapath/backend/enquiries'
import { CONSOLE_SETTINGS, type Fixture, openFixture, TEST_ORIGIN } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

const signedIn = async () => (await fixture.newCustomer(1000)).client

const HOUR_MS = 60 * 60 * 1000
const HINDI = 'मेरा समय कट गया। <पैसा> वापस दीजिए।'

const advance = (ms: number) => fixture.backend.controls.clock.advance(ms)

/** A chat that the customer ended after a minute and a half. */
async function endedChatOf(client: Client): Promise<number> {
  const { results } = await listAstrologers(fixture.visitor(), { is_available_for_chat: true })
  const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: results[0]!.id })
  await startChat(client, { consultation_id: id })
  await advance(90_000)
  await endConsultation(client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  return id
}

const submitQuestion = (client: Client, consultation_id: number, message = HINDI) =>
  submitUserQuery(client, { name: 'Asha Rao', message, consultation_id })

const entry = async (client: Client, id: number) =>
  (await listConsultationHistory(client, { limit: 100 })).results.find((one) => one.id === id)!

/** Requests a page of the console, or submits a form to it. */
const requestConsole = async (path: string, fields?: Record<string, string>) => {
  const reply = await fixture.backend.fetch(`${TEST_ORIGIN}/console${path}`, {
    redirect: 'manual',
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() }
}

test('a customer asks from the receipt, staff refund and answer, and the receipt shows both', async () => {
  const asha = await signedIn()
  const id = await endedChatOf(asha)
  const before = await entry(asha, id)
  expect(before.question).toBeUndefined()
  expect(Date.parse(before.ask_until!) - Date.parse(before.ended_at!)).toBe(48 * HOUR_MS)

  const receipt = await submitQuestion(asha, id)
  expect(receipt.detail).toContain('on the page of this consultation')
  expect((await entry(asha, id)).question).toEqual({
    message: HINDI,
    asked_at: receipt.created_at,
    answered_at: null,
    answer: null,
  })

  const desk = await fixture.desk.page('questions')
  expect(desk).toMatch(new RegExp(`data-enquiry="${receipt.id}"[\\s\\S]*&lt;पैसा&gt;[\\s\\S]*data-about="${id}"`))
  expect(desk).toContain(`Chat with ${before.consultant.name.replace("'", '&#39;')}`)
  expect(desk).toContain('The customer ended it.')
  expect(desk).toMatch(/<span>••••• \d{4}<\/span>/)
  expect(desk).toContain(`<a href="/console?consultation=${id}#consultations">Refund</a>`)

  expect((await requestConsole(`?consultation=${id}`)).text).toContain(`/console/desk/questions#enquiry-${receipt.id}`)
  const { balance } = await getMyProfile(asha)
  const form = { consultation: `${id}:0`, rupees: '5', reason: 'Half a minute went by in silence.' }
  expect(await requestConsole(`/consultations/refund?consultation=${id}`, form)).toMatchObject({
    status: 303,
    location: `/console?done=consultations/refund&consultation=${id}#consultations`,
  })
  expect((await getMyProfile(asha)).balance).toBe(balance + 5)
  expect(await fixture.desk.page('questions')).toContain('₹5.00 refunded: Half a minute went by in silence.')

  const note = 'आपके ₹5 वापस कर दिए हैं।\nThank you for telling us.'
  expect(await fixture.desk.submit('questions/answer', { enquiry: receipt.id, note })).toMatchObject({ status: 303 })
  const { question, refunded } = await entry(asha, id)
  expect(question).toMatchObject({ message: HINDI, answer: note, answered_at: expect.any(String) })
  expect(refunded).toBe(5)
})

test('a consultation that is not among the newest is shown with its form, also after a refusal', async () => {
  const asha = await signedIn()
  const id = await endedChatOf(asha)
  const { results } = await listAstrologers(fixture.visitor(), { is_available_for_chat: true })
  for (let more = 0; more < 8; more += 1) {
    const later = await requestConsultation(asha, { type: 'chat' }, { consultant_id: results[0]!.id })
    await endConsultation(asha, { id: later.id }, { auto_end: false, chat_end_reason: 'ended by user' })
  }
  expect((await requestConsole('')).text).not.toContain(`id="paid-${id}"`)
  for (const path of [`?consultation=${id}`, `/live?consultation=${id}`])
    expect((await requestConsole(path)).text).toContain(`id="refund-${id}"`)
  const refused = await requestConsole(`/consultations/refund?consultation=${id}`, {
    consultation: `${id}:0`,
    rupees: '100000',
    reason: 'Too much',
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('You can refund at most ₹')
  expect(refused.text).toContain(`id="refund-${id}"`)
  expect((await requestConsole('?consultation=999999')).text).toContain('There is no consultation 999999.')
  expect((await requestConsole("?consultation=1'%20or")).status).toBe(200)
})

test("a question about another customer's consultation is refused, and so is a visitor's", async () => {
  const [asha, bina] = [await signedIn(), await signedIn()]
  const id = await endedChatOf(asha)
  for (const stranger of [bina, fixture.visitor()])
    await expect(submitQuestion(stranger, id)).rejects.toMatchObject({ status: 404, body: { code: 'not_found' } })
  await expect(submitQuestion(asha, 999_999)).rejects.toMatchObject({ status: 404 })
  await expect(submitQuestion(asha, 0)).rejects.toMatchObject({ status: 400 })
  expect(await fixture.backend.database.db.$count(userQueries, eq(userQueries.consultationId, id))).toBe(0)
})

test('questions are refused while the consultation is open, and from two days after its end', async () => {
  const asha = await signedIn()
  const { results } = await listAstrologers(fixture.visitor(), { is_available_for_chat: true })
  const { id } = await requestConsultation(asha, { type: 'chat' }, { consultant_id: results[0]!.id })
  expect((await entry(asha, id)).ask_until).toBeUndefined()
  await expect(submitQuestion(asha, id)).rejects.toMatchObject({ status: 409, body: { code: 'consultation_open' } })
  await endConsultation(asha, { id }, { auto_end: false, chat_end_reason: 'ended by user' })

  await advance(48 * HOUR_MS - 1000)
  await submitQuestion(asha, id, 'Nobody answered me.')
  await advance(1000)
  const { question, ask_until } = await entry(asha, id)
  expect([question?.message, ask_until]).toEqual(['Nobody answered me.', undefined])
  const enquiry = /data-enquiry="(\d+)"(?:(?!data-enquiry)[\s\S])*Nobody answered me\./.exec(
    await fixture.desk.page('questions'),
  )?.[1]
  await fixture.desk.submit('questions/answer', { enquiry: Number(enquiry), note: 'We are sorry.' })
  await expect(submitQuestion(asha, id)).rejects.toMatchObject({ status: 409, body: { code: 'question_late' } })
})

test('only one question can be open, also of two sent at once; after the answer another is allowed', async () => {
  const asha = await signedIn()
  const id = await endedChatOf(asha)
  const both = await Promise.allSettled([submitQuestion(asha, id, 'First'), submitQuestion(asha, id, 'Second')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refusal = both.find((one) => one.status === 'rejected')!.reason
  expect(refusal).toMatchObject({ status: 409, body: { code: 'question_open' } })

  const [kept] = await fixture.backend.database.db.select().from(userQueries).where(eq(userQueries.consultationId, id))
  await fixture.desk.submit('questions/answer', { enquiry: kept!.id, note: 'Answered.' })
  await submitQuestion(asha, id, 'And another thing')
  expect((await entry(asha, id)).question).toMatchObject({ message: 'And another thing', answer: null })
})
