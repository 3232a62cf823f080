import { deleteMyAccount, sendOtp, verifyOtp } from '@tarapath/api-client'
import { endConsultation, listConsultationMessages, sendChatMessage } from '@tarapath/api-client/consultations'
import { beforeAll, expect, test } from 'vitest'
import { createClock } from '../ports/clock.ts'
import { sendAsAstrologer } from './astrologer-actions.ts'
import { deleteExpiredAttachments, readAttachment } from './chat-attachments.ts'
import {
  sampleBytes,
  sampleFile,
  TEST_ORIGIN,
  TEST_START,
  openFixture,
  refusal,
  type Fixture,
  type SignedInCustomer,
} from '@tarapath/backend-testing'

const DAY_MS = 24 * 60 * 60 * 1000

const clock = createClock(() => TEST_START.getTime())
let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture({ clock })
})

const open = (path: string | null, headers: Record<string, string> = {}) =>
  fixture.backend.fetch(new URL(path ?? '/nowhere', TEST_ORIGIN).href, { headers })

async function chat() {
  const customer = await fixture.newCustomer()
  const { id } = await fixture.startedChat(customer)
  return { customer, id }
}

const send = ({ client }: SignedInCustomer, id: number, more: { text?: string; client_message_id?: string } = {}) =>
  sendChatMessage(client, { consultation_id: id, attachment: sampleFile('image/jpeg'), ...more })

test('a picture is a message, with a caption in which phone numbers are masked', async () => {
  const { customer, id } = await chat()
  const bare = await send(customer, id)
  expect(bare).toMatchObject({ kind: 'image', text: null, sender: 'customer', consultation_id: id })
  const captioned = await send(customer, id, { text: ' My palm, call 98765 43210 ' })
  expect(captioned).toMatchObject({ kind: 'image', text: 'My palm, call **********' })
  const listed = await listConsultationMessages(customer.client, { id })
  expect(listed.filter(({ sender }) => sender === 'customer')).toEqual([bare, captioned])

  const shown = await open(bare.attachment_url)
  expect(shown.status).toBe(200)
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(sampleBytes('image/jpeg'))
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="message-${bare.id}.jpg"`,
    'cache-control': 'private, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('a recording is served in the ranges that players request', async () => {
  const { customer, id } = await chat()
  const attachment = sampleFile('audio/webm')
  const sent = await sendChatMessage(customer.client, { consultation_id: id, attachment })
  expect(sent).toMatchObject({ kind: 'audio', text: null })
  const whole = sampleBytes('audio/webm')
  const part = async (range: string) => {
    const reply = await open(sent.attachment_url, { range })
    return {
      status: reply.status,
      contentRange: reply.headers.get('content-range'),
      bytes: new Uint8Array(await reply.arrayBuffer()),
    }
  }
  expect(await part('bytes=0-')).toEqual({ status: 206, contentRange: `bytes 0-946/947`, bytes: whole })
  expect(await part('bytes=10-19')).toEqual({
    status: 206,
    contentRange: 'bytes 10-19/947',
    bytes: whole.slice(10, 20),
  })
  expect(await part('bytes=-47')).toEqual({ status: 206, contentRange: 'bytes 900-946/947', bytes: whole.slice(900) })
  expect(await part('bytes=947-')).toMatchObject({ status: 416, contentRange: 'bytes */947' })
  expect(await part('bytes=5-2')).toMatchObject({ status: 200, contentRange: null, bytes: whole })
  expect(await part('bytes=0-1,4-5')).toMatchObject({ status: 200, bytes: whole })
})

test('an astrologer can send a picture, and a scripted one answers a picture', async () => {
  const { customer, id } = await chat()
  const { db } = fixture.backend.database
  await sendAsAstrologer(db, clock.now(), id, {
    text: 'Your chart',
    file: await readAttachment(sampleFile('image/png')),
  })
  const [shown] = (await listConsultationMessages(customer.client, { id })).filter(({ kind }) => kind === 'image')
  expect(shown).toMatchObject({ sender: 'consultant', text: 'Your chart' })
  expect((await open(shown!.attachment_url)).headers.get('content-type')).toBe('image/png')

  const other = await chat()
  await fixture.seconds(6)
  await send(other.customer, other.id)
  await fixture.seconds(40)
  const messages = await listConsultationMessages(other.customer.client, { id: other.id })
  expect(messages.at(-1)).toMatchObject({ sender: 'consultant', kind: 'text' })
  expect(messages.map(({ text }) => text).join(' ')).toMatch(/picture|photograph|chart or a palm/)
})

test('a picture sent twenty times is stored once, and another file with the same key is refused', async () => {
  const { customer, id } = await chat()
  const name = crypto.randomUUID()
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(customer, id, { client_message_id: name })))
  expect(new Set(sent.map((one) => one.id)).size).toBe(1)
  const keyed = (type: 'image/png' | 'image/webp') =>
    sendChatMessage(
      customer.client,
      { consultation_id: id, attachment: sampleFile(type) },
      { idempotencyKey: 'one-key-for-two' },
    )
  const first = await keyed('image/png')
  expect(await keyed('image/png')).toEqual(first)
  expect(await refusal(keyed('image/webp'))).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
})

test('a file is refused from another customer and after the end of the chat', async () => {
  const { customer, id } = await chat()
  const stranger = await fixture.newCustomer()
  expect((await refusal(send(stranger, id))).status).toBe(404)
  await endConsultation(customer.client, { id }, { auto_end: false })
  expect(await refusal(send(customer, id))).toMatchObject({ status: 409, body: { code: 'consultation_ended' } })
})

test('a file that is not a picture, too large or the twenty-first is refused with a reason', async () => {
  const { customer, id } = await chat()
  const sendFile = (attachment: File) => sendChatMessage(customer.client, { consultation_id: id, attachment })
  const page = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' })
  expect(await refusal(sendFile(page))).toMatchObject({
    status: 400,
    body: { attachment: [expect.stringContaining('PNG, JPEG or WebP')] },
  })
  const png = sampleBytes('image/png')
  expect(await refusal(sendFile(new File([png, new Uint8Array(4 * 1024 * 1024)], 'a.png')))).toMatchObject({
    status: 400,
    body: { attachment: ['Choose a file of at most 4 MB.'] },
  })
  expect((await refusal(sendFile(new File([png, new Uint8Array(5 * 1024 * 1024)], 'a.png')))).status).toBe(413)
  for (let count = 0; count < 20; count += 1) await send(customer, id)
  expect(await refusal(send(customer, id))).toMatchObject({
    status: 400,
    body: { attachment: [expect.stringContaining('20 files')] },
  })
})

test('a link opens one file until it expires, and a changed or guessed link opens none', async () => {
  const { customer, id } = await chat()
  const [one, two] = [await send(customer, id), await send(customer, id)]
  const url = new URL(one.attachment_url!, TEST_ORIGIN)
  const changed = (name: string, value: string) => {
    const other = new URL(url)
    other.searchParams.set(name, value)
    return other.href
  }
  expect((await open(url.href)).status).toBe(200)
  for (const wrong of [
    url.pathname,
    changed('seal', 'x'),
    changed('until', String(Number(url.searchParams.get('until')) + 1)),
    url.href.replace(`/${one.id}?`, `/${two.id}?`),
  ])
    expect((await open(wrong)).status).toBe(404)

  await endConsultation(customer.client, { id }, { auto_end: false })
  clock.turn(3 * DAY_MS)
  expect((await open(url.href)).status).toBe(404)
  const [again] = (await listConsultationMessages(customer.client, { id })).filter(({ id: own }) => own === one.id)
  expect((await open(again!.attachment_url)).status).toBe(200)
})

test('a month after the end the file is deleted and its message stays', async () => {
  const { customer, id } = await chat()
  const sent = await send(customer, id, { text: 'My palm' })
  await endConsultation(customer.client, { id }, { auto_end: false })
  const find = async () => (await listConsultationMessages(customer.client, { id })).find((one) => one.id === sent.id)
  const deleteAfter = (days: number) =>
    deleteExpiredAttachments(fixture.backend.database.db, new Date(clock.now().getTime() + days * DAY_MS))
  await deleteAfter(29)
  expect((await open((await find())?.attachment_url ?? null)).status).toBe(200)
  await deleteAfter(31)
  expect((await open(sent.attachment_url)).status).toBe(404)
  expect(await find()).toMatchObject({ kind: 'image', text: 'My palm', attachment_url: null })
})

test('the files of a customer are deleted with the account', async () => {
  const [{ customer, id }, another] = [await chat(), await chat()]
  const { attachment_url } = await send(customer, id)
  const others = await send(another.customer, another.id)
  const { balance } = await endConsultation(customer.client, { id }, { auto_end: false })
  await sendOtp(customer.client, { phone_number: customer.phone })
  const otp_key = await fixture.backend.codeSentTo(customer.phone)
  const { verification_token } = await verifyOtp(customer.client, { phone_number: customer.phone, otp_key })
  expect((await open(attachment_url)).status).toBe(200)
  await deleteMyAccount(customer.client, { verification_token, give_up_balance: balance })
  expect((await open(attachment_url)).status).toBe(404)
  expect((await open(others.attachment_url)).status).toBe(200)
})
