import { getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { joinQueue } from '@tarapath/api-client/queue'
import { openFixture, refusal, type Fixture } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologers, setPrice, startTakeover, suspendAstrologer } from '../astrologers/index.ts'
import { endAsAstrologer } from './astrologer-actions.ts'
import type { DeclineReason } from './end-reason-text.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

test('a request at another rate than the customer was shown is refused, and the astrologer stays free', async () => {
  const customer = await fixture.newCustomer()
  const consultant_id = await fixture.newAstrologer()
  await setPrice(fixture.backend.database.db, consultant_id, { pricePaise: 25_00, discountedPaise: null })
  const request = (price_per_minute: number) =>
    requestConsultation(customer.client, { type: 'chat' }, { consultant_id, price_per_minute })
  expect(await refusal(request(15))).toMatchObject({
    status: 409,
    body: {
      code: 'price_changed',
      price_per_minute: 25,
      detail: 'The price of Acharya Meera is now ₹25.00 a minute. Nothing was charged.',
    },
  })
  expect((await getOngoingStatus(customer.client)).ongoing_data).toBeNull()
  expect(await request(25)).toMatchObject({ status: 'requested', price_per_minute: 25 })
})

test('an astrologer who is suspended cannot be requested by the customer whose turn it is', async () => {
  const { client } = await fixture.newCustomer()
  const consultant_id = await fixture.newAstrologer()
  const { database, controls } = fixture.backend
  expect(await joinQueue(client, { consultant_id, order_type: 1 })).toMatchObject({ status: 'called' })
  await suspendAstrologer(database.db, controls.clock.now(), consultant_id, 'Complaints.')
  expect(await refusal(requestConsultation(client, { type: 'chat' }, { consultant_id }))).toMatchObject({
    body: { code: 'astrologer_offline' },
  })
})

test('the customer of a declined request reads why, unless the reason is not for them', async () => {
  const customer = await fixture.newCustomer()
  const consultant_id = await fixture.newAstrologer()
  const { database, controls } = fixture.backend
  const textFor = async (reason: DeclineReason | null) => {
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    const declined = await endAsAstrologer(database.db, controls.clock.now(), id, reason)
    expect(declined).toMatchObject({ endReason: 'rejected', declineReason: reason })
    return (await getOngoingStatus(customer.client)).ongoing_data?.status_message
  }
  expect(await textFor('other_subject')).toBe(
    'Acharya Meera does not answer questions on this subject. You were not charged.',
  )
  expect(await textFor('other_language')).toContain('does not speak your language well enough')
  const general = 'Acharya Meera cannot take a chat right now. You were not charged.'
  for (const reason of ['no_time', 'unsuitable', null] as const) expect(await textFor(reason)).toBe(general)
})

test('a person who does not answer a request is off duty, and a script is not', async () => {
  const { db } = fixture.backend.database
  for (const [isPerson, availability] of [
    [true, 'offline'],
    [false, 'online'],
  ] as const) {
    const customer = await fixture.newCustomer()
    const id = await fixture.newAstrologer()
    // A script that is busy declines, and one that a person plays keeps silent.
    await startTakeover(db, fixture.backend.controls.clock.now(), id)
    if (isPerson) await db.update(astrologers).set({ persona: null, replyLanguage: null }).where(eq(astrologers.id, id))
    const request = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: id })
    await startChat(customer.client, { consultation_id: request.id })
    await fixture.seconds(121)
    const [found] = await db.select().from(astrologers).where(eq(astrologers.id, id))
    expect(found?.availability).toBe(availability)
  }
})
