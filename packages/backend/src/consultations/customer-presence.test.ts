import { endConsultation, listConsultationMessages, sendChatMessage } from '@tarapath/api-client/consultations'
import { openFixture, refusal, type Fixture } from '@tarapath/backend-testing'
import { reportInChat } from '@tarapath/own-api/consultations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendAsAstrologer } from './astrologer-actions.ts'
import { setOperated } from './set-operated.ts'
import { consultations } from './tables.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()

async function runningChat() {
  const customer = await fixture.newCustomer()
  const { id } = await fixture.startedChat(customer)
  // The script is silent.
  await setOperated(db(), { id }, true)
  const say = async (text: string) => (await sendAsAstrologer(db(), now(), id, { text })).id
  const stored = async () => {
    const [row] = await db().select().from(consultations).where(eq(consultations.id, id))
    return { readId: row?.customerReadId, isTyping: (row?.customerTypingUntil ?? now()) > now() }
  }
  return { customer, id, say, stored }
}

test('a seen message stays seen, and no message counts as seen before it is sent', async () => {
  const { customer, id, say, stored } = await runningChat()
  const first = await say('Namaste.')
  const second = await say('Your chart is open.')
  expect((await stored()).readId).toBeNull()
  await reportInChat(customer.client, { consultation_id: id, read_id: second })
  await reportInChat(customer.client, { consultation_id: id, read_id: first })
  expect((await stored()).readId).toBe(second)
  await reportInChat(customer.client, { consultation_id: id, read_id: 2_000_000_000 })
  expect((await stored()).readId).toBe(second)
})

test('typing is shown for some seconds, ends with the message, and with the chat', async () => {
  const { customer, id, stored } = await runningChat()
  const type = () => reportInChat(customer.client, { consultation_id: id, is_typing: true })
  await type()
  expect((await stored()).isTyping).toBe(true)
  await fixture.seconds(9)
  expect((await stored()).isTyping).toBe(false)
  await type()
  await sendChatMessage(customer.client, { consultation_id: id, text: 'When?' })
  expect((await stored()).isTyping).toBe(false)
  await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  await type()
  expect((await stored()).isTyping).toBe(false)
})

test('a customer cannot report typing or reading in the chat of another', async () => {
  const { id, say, stored } = await runningChat()
  const other = await fixture.newCustomer()
  const read_id = await say('Namaste.')
  const report = reportInChat(other.client, { consultation_id: id, read_id, is_typing: true })
  expect(await refusal(report)).toMatchObject({ body: { code: 'not_found' } })
  expect(await stored()).toEqual({ readId: null, isTyping: false })
  expect(await refusal(listConsultationMessages(other.client, { id }))).toMatchObject({ body: { code: 'not_found' } })
})
