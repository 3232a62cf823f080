import { getOngoingStatus, listConsultationMessages, sendChatMessage } from '@tarapath/api-client/consultations'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { sendAsAstrologer, typeAsAstrologer } from './astrologer-actions.ts'
import { setOperated } from './set-operated.ts'
import { consultations } from './tables.ts'

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1000)

async function runningChat() {
  const customer = await fixture.newCustomer()
  const { id } = await fixture.startedChat(customer)
  // The script is silent.
  await setOperated(db(), { id }, true)
  const { id: sent } = await sendChatMessage(customer.client, { consultation_id: id, text: 'When will I marry?' })
  const status = async () => (await getOngoingStatus(customer.client)).ongoing_data
  const isRead = async () =>
    (await listConsultationMessages(customer.client, { id })).find((one) => one.id === sent)?.is_read
  return { id, sent, status, isRead }
}

test('a customer sees that the astrologer types, that the message was read, and that the typing is over', async () => {
  const { id, sent, status, isRead } = await runningChat()
  expect(await status()).toMatchObject({ consultant_is_typing: false })
  expect(await isRead()).toBe(false)
  await typeAsAstrologer(db(), now(), id, inSeconds(10))
  await expect.poll(status).toMatchObject({ consultant_is_typing: true, consultant_read_id: sent })
  expect(await isRead()).toBe(true)
  await fixture.seconds(11)
  expect(await status()).toMatchObject({ consultant_is_typing: false, consultant_read_id: sent })
})

test('the message that was typed ends the typing', async () => {
  const { id, status, isRead } = await runningChat()
  await typeAsAstrologer(db(), now(), id, inSeconds(10))
  const { id: answer } = await sendAsAstrologer(db(), now(), id, { text: 'In spring.' })
  expect(await status()).toMatchObject({ consultant_is_typing: false, consultant_read_id: answer })
  expect(await isRead()).toBe(true)
})

test('an app that reports each key writes once', async () => {
  const { id } = await runningChat()
  const until = inSeconds(10)
  await typeAsAstrologer(db(), now(), id, until)
  for (let key = 1; key <= 20; key += 1) await typeAsAstrologer(db(), now(), id, new Date(until.getTime() + key * 50))
  const [row] = await db().select().from(consultations).where(eq(consultations.id, id))
  expect(row?.astrologerTypingUntil).toEqual(until)
})
