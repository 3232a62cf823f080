import { isApiError, type Client } from '@tarapath/api-client'
import { refreshAccessToken, requestLoginOtp, updateProfile, verifyLoginOtp } from '@tarapath/api-client/account'
import {
  getOngoingStatus,
  listConsultationMessages,
  requestConsultation,
  sendChatMessage,
  startChat,
} from '@tarapath/api-client/consultations'
import {
  acceptRequest,
  declineRequest,
  finishConsultation,
  getWork,
  listEarnings,
  readChat,
  requestAstrologerCode,
  sayInChat,
  sendFileInChat,
  shareInChat,
  signInAstrologer,
  signOutAstrologer,
  typeInChat,
  type SharedCard,
} from '@tarapath/astrologer-api'
import {
  clientOf,
  openFixture,
  refusal,
  sampleFile,
  type Fixture,
  type SignedInCustomer,
} from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologerAccounts, astrologers } from '../astrologers/index.ts'
import { customers } from '../identity/index.ts'
import { accounts, astrologerAccount } from '../ledger/index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const TOKEN = 'a-random-text-of-the-app'

/** An astrologer who is a person, at ₹15 a minute, signed in to the app. */
async function newAstrologer(rupees = 0) {
  const account = await fixture.newCustomer(rupees)
  const id = await fixture.newAstrologer()
  const { db } = fixture.backend.database
  await db.update(astrologers).set({ persona: null, replyLanguage: null }).where(eq(astrologers.id, id))
  await db.insert(astrologerAccounts).values({ customerId: account.id, astrologerId: id })
  return { id, account, client: clientOf(fixture.backend, await fixture.signInToApp(account.phone)) }
}

const codeFor = (client: Client, phone: string) =>
  fixture.backend.codeAfter(phone, () => requestAstrologerCode(client, { phone_number: phone, request_token: TOKEN }))

async function ask(customer: SignedInCustomer, astrologerId: number, question?: string) {
  const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: astrologerId })
  await startChat(customer.client, {
    consultation_id: id,
    share_birth_details: true,
    ...(question !== undefined && { first_question: question }),
  })
  return id
}

test('an astrologer answers a chat from request to end, and the earnings are those of the ledger', async () => {
  const { id: astrologerId, client } = await newAstrologer()
  const customer = await fixture.newCustomer(500)
  await updateProfile(
    customer.client,
    { id: customer.id },
    { name: 'Aditi Sharma', date_of_birth: '1994-03-14', time_of_birth: '06:42', place_of_birth: 'Nagpur' },
  )
  const id = await ask(customer, astrologerId, 'Job change in January? Call 98765 43210')

  const waiting = await getWork(client)
  expect(waiting.astrologer.availability).toBe('busy')
  expect(waiting.consultation).toMatchObject({
    id,
    birth: { date: '1994-03-14', place: 'Nagpur' },
    earned_paise: 0,
    earlier_consultations: 0,
  })
  expect(waiting.consultation?.first_question).not.toContain('98765')

  expect(await refusal(finishConsultation(client, { consultation_id: id }))).toMatchObject({ status: 409 })
  expect(await acceptRequest(client, { consultation_id: id })).toMatchObject({ status: 'in_progress' })
  await typeInChat(client, { consultation_id: id })
  expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({
    status: 'in_progress',
    consultant_is_typing: true,
  })
  const message = { consultation_id: id, text: 'Namaste. Call me on 98765 43210.', client_message_id: 'message-1' }
  const said = await sayInChat(client, message)
  expect(await sayInChat(client, message)).toEqual(said)
  await sendChatMessage(customer.client, { consultation_id: id, text: 'Namaste' })
  const { results } = await readChat(client, { consultation_id: id, after: 0 })
  expect(results.filter(({ from }) => from === 'astrologer').map(({ text }) => text)).toEqual([said.text])
  expect(said.text).not.toContain('98765')
  const later = await readChat(client, { consultation_id: id, after: said.id })
  expect(later.results.map(({ text }) => text)).toEqual(['Namaste'])

  const recording = { consultation_id: id, attachment: sampleFile('audio/webm'), client_message_id: 'recording-1' }
  const sent = await sendFileInChat(client, recording)
  expect(sent).toMatchObject({ from: 'astrologer', kind: 'audio', client_message_id: 'recording-1' })
  expect((await sendFileInChat(client, recording)).id).toBe(sent.id)
  const recordings = (await listConsultationMessages(customer.client, { id })).filter(({ kind }) => kind === 'audio')
  expect(recordings.map(({ attachment_url }) => attachment_url)).toEqual([sent.file])

  const card = { type: 'dasha', great: 'Venus', part: 'Sun', from: '2026-03-12', to: '2027-03-12' } as const
  const share = (shown: SharedCard, client_message_id: string) =>
    shareInChat(client, { consultation_id: id, card: shown, client_message_id })
  const shared = await share(card, 'card-0001')
  expect(await share(card, 'card-0001')).toEqual(shared)
  await share({ type: 'birth_chart' }, 'card-0002')
  const cards = (await listConsultationMessages(customer.client, { id })).filter(({ kind }) => kind === 'kundli')
  // The first one opened the chat.
  expect(cards.map(({ text }) => JSON.parse(text ?? ''))).toMatchObject([
    { type: 'birth_details', date: '1994-03-14' },
    card,
    { type: 'birth_details', date: '1994-03-14', place: 'Nagpur' },
  ])
  const backwards = share({ ...card, to: '2026-03-12' }, 'card-0003')
  expect(await refusal(backwards)).toMatchObject({ status: 400, body: { card: ['The period ends before it begins.'] } })

  await fixture.seconds(150)
  // ₹15 a minute for 150 s: 1500 + 1500 + 750 paise, of which half.
  expect((await getWork(client)).consultation).toMatchObject({ paid_seconds: 150, earned_paise: 1875 })
  expect(await finishConsultation(client, { consultation_id: id })).toMatchObject({
    id,
    status: 'completed',
    paid_seconds: 150,
    earned_paise: 1875,
    refund: null,
  })

  const [account] = await fixture.backend.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, astrologerAccount(astrologerId)))
  const earnings = await listEarnings(client, {})
  expect(earnings).toMatchObject({
    today: { consultations: 1, paid_seconds: 150, earned_paise: account?.balancePaise },
    results: [{ id, earned_paise: 1875 }],
    next_before: null,
  })
})

test('only an astrologer who was taken on signs in, and the reply to the number does not tell who is one', async () => {
  const { phone } = await fixture.newCustomer()
  const unknown = fixture.newPhone()
  for (const number of [phone, unknown]) {
    const visitor = fixture.visitor()
    expect(await requestAstrologerCode(visitor, { phone_number: number, request_token: TOKEN })).toMatchObject({
      detail: 'If you are an astrologer of Tarapath, we have sent an OTP to this number.',
    })
    await expect(fixture.backend.codeSentTo(number)).rejects.toThrow('No code was sent')
    const body = { phone_number: number, request_token: TOKEN, otp_key: '123456' }
    expect((await refusal(signInAstrologer(visitor, body))).status).toBeGreaterThanOrEqual(400)
  }
  const { db } = fixture.backend.database
  expect(await db.$count(customers, eq(customers.phone, unknown))).toBe(0)
})

test('a token of one audience is unknown to the endpoints of the other, also after a refresh', async () => {
  const { account, client } = await newAstrologer()
  expect(await refusal(getWork(clientOf(fixture.backend, { access: account.access })))).toMatchObject({ status: 401 })
  expect(await refusal(getOngoingStatus(client))).toMatchObject({ status: 401 })

  const app = fixture.visitor()
  await fixture.seconds(60)
  const otp_key = await codeFor(app, account.phone)
  const body = { phone_number: account.phone, otp_key, request_token: TOKEN }
  // The code was sent for the app, so it opens no customer account.
  expect(await refusal(verifyLoginOtp(fixture.visitor(), body))).toMatchObject({ status: 400 })
  const { refresh } = await signInAstrologer(app, body)
  const next = clientOf(fixture.backend, await refreshAccessToken(fixture.visitor(), { refresh }))
  expect(await getWork(next)).toMatchObject({ consultation: null })
  expect(await refusal(getOngoingStatus(next))).toMatchObject({ status: 401 })
})

test('a code that was sent to a customer signs in no astrologer', async () => {
  const { account } = await newAstrologer()
  const visitor = fixture.visitor()
  await fixture.seconds(60)
  const body = { phone_number: account.phone, request_token: TOKEN }
  await requestLoginOtp(visitor, body)
  const otp_key = await fixture.backend.codeSentTo(account.phone)
  expect(await refusal(signInAstrologer(visitor, { ...body, otp_key }))).toMatchObject({ status: 400 })
})

test('an astrologer reads what was refunded for a chat, and why', async () => {
  const { id: astrologerId, client } = await newAstrologer()
  const customer = await fixture.newCustomer(500)
  const id = await ask(customer, astrologerId)
  await acceptRequest(client, { consultation_id: id })
  await fixture.seconds(120)
  const refund = { paise: 3000, reason: 'The astrologer did not write, so we refunded the chat in full.' }
  const ended = await finishConsultation(client, { consultation_id: id })
  expect(ended).toMatchObject({ id, paid_seconds: 120, earned_paise: 0, refund })
  expect((await listEarnings(client, {})).results).toEqual([ended])
})

test('an astrologer declines a request, is free for the next, and nobody is charged', async () => {
  const { id: astrologerId, client } = await newAstrologer()
  const customer = await fixture.newCustomer()
  const id = await ask(customer, astrologerId)
  await declineRequest(client, { consultation_id: id })
  expect((await listEarnings(client, {})).results).toMatchObject([{ id, status: 'rejected', earned_paise: 0 }])
  expect(await getWork(client)).toMatchObject({ consultation: null, astrologer: { availability: 'online' } })
})

test('an astrologer who signs out is off duty, and the token is refused', async () => {
  const { id, account } = await newAstrologer()
  await fixture.seconds(60)
  const tokens = await fixture.signInToApp(account.phone)
  const client = clientOf(fixture.backend, tokens)
  await signOutAstrologer(client, { refresh: tokens.refresh })
  const { db } = fixture.backend.database
  const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, id))
  expect(astrologer?.availability).toBe('offline')
  expect(await refusal(getWork(clientOf(fixture.backend, { access: tokens.access })))).toMatchObject({ status: 401 })
})

test('an astrologer cannot ask themselves for a consultation', async () => {
  const { id, account } = await newAstrologer(500)
  const attempt = requestConsultation(account.client, { type: 'chat' }, { consultant_id: id })
  const failure = await attempt.catch((reason: unknown) => reason)
  expect(isApiError(failure) && failure.status).toBe(403)
})
