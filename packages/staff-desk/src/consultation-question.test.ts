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
import { TEST_ORIGIN } from '@tarapath/backend-testing'
import { openDeskWorld, type DeskWorld } from '@tarapath/backend-testing'

let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
afterAll(() => world.backend.close())

const HOUR_MS = 60 * 60 * 1000
const HINDI = 'मेरा समय कट गया। <पैसा> वापस दीजिए।'

const turn = (ms: number) => world.backend.controls.clock.advance(ms)

/** A chat of a minute and a half that its customer ended. */
async function chatOf(client: Client): Promise<number> {
  const { results } = await listAstrologers(world.visitor(), { is_available_for_chat: true })
  const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: results[0]!.id })
  await startChat(client, { consultation_id: id })
  await turn(90_000)
  await endConsultation(client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  return id
}

const ask = (client: Client, consultation_id: number, message = HINDI) =>
  submitUserQuery(client, { name: 'Asha Rao', message, consultation_id })

const entry = async (client: Client, id: number) =>
  (await listConsultationHistory(client, { limit: 100 })).results.find((one) => one.id === id)!

/** A page or a form of the console, as a browser asks for it. */
const consolePath = async (path: string, fields?: Record<string, string>) => {
  const reply = await world.backend.fetch(`${TEST_ORIGIN}/console${path}`, {
    redirect: 'manual',
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() }
}

test('somebody asks from the receipt, a person gives money back, answers, and both stand with the receipt', async () => {
  const asha = await world.signedIn()
  const id = await chatOf(asha)
  const before = await entry(asha, id)
  expect(before.question).toBeUndefined()
  expect(Date.parse(before.ask_until!) - Date.parse(before.ended_at!)).toBe(48 * HOUR_MS)

  const receipt = await ask(asha, id)
  expect(receipt.detail).toContain('on the page of this consultation')
  expect((await entry(asha, id)).question).toEqual({
    message: HINDI,
    asked_at: receipt.created_at,
    answered_at: null,
    answer: null,
  })

  const desk = await world.read('questions')
  expect(desk).toMatch(new RegExp(`data-enquiry="${receipt.id}"[\\s\\S]*&lt;पैसा&gt;[\\s\\S]*data-about="${id}"`))
  expect(desk).toContain(`Chat with ${before.consultant.name.replace("'", '&#39;')}`)
  expect(desk).toContain('The customer ended it.')
  expect(desk).toMatch(/<span>••••• \d{4}<\/span>/)
  expect(desk).toContain(`<a href="/console?consultation=${id}#consultations">Give money back</a>`)

  expect((await consolePath(`?consultation=${id}`)).text).toContain(`/console/desk/questions#enquiry-${receipt.id}`)
  const { balance } = await getMyProfile(asha)
  const form = { consultation: `${id}:0`, rupees: '5', reason: 'Half a minute went by in silence.' }
  expect(await consolePath(`/consultations/refund?consultation=${id}`, form)).toMatchObject({
    status: 303,
    location: `/console?done=consultations/refund&consultation=${id}#consultations`,
  })
  expect((await getMyProfile(asha)).balance).toBe(balance + 5)
  expect(await world.read('questions')).toContain('₹5.00 given back: Half a minute went by in silence.')

  const note = 'आपके ₹5 वापस कर दिए हैं।\nThank you for telling us.'
  expect(await world.press('questions/answer', { enquiry: receipt.id, note })).toMatchObject({ status: 303 })
  const { question, refunded } = await entry(asha, id)
  expect(question).toMatchObject({ message: HINDI, answer: note, answered_at: expect.any(String) })
  expect(refunded).toBe(5)
})

test('a consultation that is no longer among the latest is still shown, with its form, also when that is refused', async () => {
  const asha = await world.signedIn()
  const id = await chatOf(asha)
  const { results } = await listAstrologers(world.visitor(), { is_available_for_chat: true })
  for (let more = 0; more < 8; more += 1) {
    const later = await requestConsultation(asha, { type: 'chat' }, { consultant_id: results[0]!.id })
    await endConsultation(asha, { id: later.id }, { auto_end: false, chat_end_reason: 'ended by user' })
  }
  expect((await consolePath('')).text).not.toContain(`id="paid-${id}"`)
  for (const path of [`?consultation=${id}`, `/live?consultation=${id}`])
    expect((await consolePath(path)).text).toContain(`id="refund-${id}"`)
  const refused = await consolePath(`/consultations/refund?consultation=${id}`, {
    consultation: `${id}:0`,
    rupees: '100000',
    reason: 'Too much',
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('You can refund at most ₹')
  expect(refused.text).toContain(`id="refund-${id}"`)
  expect((await consolePath('?consultation=999999')).text).toContain('There is no consultation 999999.')
  expect((await consolePath("?consultation=1'%20or")).status).toBe(200)
})

test("somebody else's consultation does not exist, nor does any for a visitor", async () => {
  const [asha, bina] = [await world.signedIn(), await world.signedIn()]
  const id = await chatOf(asha)
  for (const stranger of [bina, world.visitor()])
    await expect(ask(stranger, id)).rejects.toMatchObject({ status: 404, body: { code: 'not_found' } })
  await expect(ask(asha, 999_999)).rejects.toMatchObject({ status: 404 })
  await expect(ask(asha, 0)).rejects.toMatchObject({ status: 400 })
  expect(await world.backend.database.db.$count(userQueries, eq(userQueries.consultationId, id))).toBe(0)
})

test('while it runs nobody asks about it, and two days after its end nobody does any more', async () => {
  const asha = await world.signedIn()
  const { results } = await listAstrologers(world.visitor(), { is_available_for_chat: true })
  const { id } = await requestConsultation(asha, { type: 'chat' }, { consultant_id: results[0]!.id })
  expect((await entry(asha, id)).ask_until).toBeUndefined()
  await expect(ask(asha, id)).rejects.toMatchObject({ status: 409, body: { code: 'consultation_open' } })
  await endConsultation(asha, { id }, { auto_end: false, chat_end_reason: 'ended by user' })

  await turn(48 * HOUR_MS - 1000)
  await ask(asha, id, 'Nobody answered me.')
  await turn(1000)
  const { question, ask_until } = await entry(asha, id)
  expect([question?.message, ask_until]).toEqual(['Nobody answered me.', undefined])
  const enquiry = /data-enquiry="(\d+)"(?:(?!data-enquiry)[\s\S])*Nobody answered me\./.exec(
    await world.read('questions'),
  )?.[1]
  await world.press('questions/answer', { enquiry: Number(enquiry), note: 'We are sorry.' })
  await expect(ask(asha, id)).rejects.toMatchObject({ status: 409, body: { code: 'question_late' } })
})

test('one question waits at a time, also of two that come at once; after the answer there may be another', async () => {
  const asha = await world.signedIn()
  const id = await chatOf(asha)
  const both = await Promise.allSettled([ask(asha, id, 'First'), ask(asha, id, 'Second')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refusal = both.find((one) => one.status === 'rejected')!.reason
  expect(refusal).toMatchObject({ status: 409, body: { code: 'question_open' } })

  const [kept] = await world.backend.database.db.select().from(userQueries).where(eq(userQueries.consultationId, id))
  await world.press('questions/answer', { enquiry: kept!.id, note: 'Answered.' })
  await ask(asha, id, 'And another thing')
  expect((await entry(asha, id)).question).toMatchObject({ message: 'And another thing', answer: null })
})
