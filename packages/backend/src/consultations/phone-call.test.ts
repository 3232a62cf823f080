import {
  endConsultation,
  getCallRecordingUrl,
  getOngoingStatus,
  listConsultationHistory,
  placeAstrologerPickupCall,
  requestConsultation,
  startCall,
  startChat,
  updateMaxCallDuration,
  updateOngoingStatus,
} from '@tarapath/api-client/consultations'
import { beforeAll, describe, expect, test } from 'vitest'
import { takeOverAstrologer, liveHandsetCalls, operateHandset, type HandsetAction } from '@tarapath/sandbox'
import { balancePaise } from '../ledger/index.ts'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const status = async ({ client }: SignedInCustomer) => (await getOngoingStatus(client)).ongoing_data!
const balanceOf = ({ id }: SignedInCustomer) => balancePaise(db(), id)
const handsetOf = async (id: number) =>
  (await liveHandsetCalls(db(), now())).find((call) => call.consultationId === id)!
async function press(id: number, side: 'astrologer' | 'customer', act: HandsetAction): Promise<void> {
  await operateHandset(db(), now(), { callId: (await handsetOf(id)).id, side }, act)
  // On Postgres the notification of a change outside a request arrives a moment later; a tick waits for it.
  await fixture.backend.controls.tick()
}

/** A call that rings on the handset of an astrologer whom the test operates. */
async function ringingCall(customer: SignedInCustomer) {
  const consultant_id = await fixture.newAstrologer()
  await takeOverAstrologer(db(), now(), consultant_id)
  const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
  await startCall(customer.client, { consultation_id: id })
  await placeAstrologerPickupCall(customer.client, { id })
  return { id, consultant_id }
}

async function runningCall(customer: SignedInCustomer) {
  const call = await ringingCall(customer)
  await press(call.id, 'astrologer', 'answer')
  await press(call.id, 'customer', 'answer')
  return call
}

describe('a call', () => {
  test('is requested, opened and placed, and is charged once the astrologer and the customer have answered', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer()
    const requested = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
    expect(requested).toMatchObject({ order_type: 2, status: 'requested', max_call_duration: 33 * 60 })
    const opened = await startCall(customer.client, { consultation_id: requested.id })
    expect(opened).toMatchObject({ id: requested.id, status: 'requested', start_datetime: null })
    expect((await startCall(customer.client, { consultation_id: requested.id })).call_id).toBe(opened.call_id)

    const placed = await placeAstrologerPickupCall(customer.client, { id: requested.id })
    expect(placed).toMatchObject({ call_placed: true, astro_pickup_status: false, status: 'ringing' })
    await fixture.seconds(4)
    expect(await status(customer)).toMatchObject({
      status: 'accepted',
      astro_pickup_status: true,
      start_datetime: null,
    })
    await fixture.seconds(10)
    await press(requested.id, 'customer', 'answer')
    expect(await status(customer)).toMatchObject({ order_type: 2, status: 'in_progress', customer_pickup_status: true })

    await fixture.runUntil(customer, 90)
    await press(requested.id, 'customer', 'hang-up')
    const ended = await status(customer)
    expect(ended).toMatchObject({
      status: 'completed',
      sub_status: null,
      status_message: null,
      show_review_popup: true,
    })
    expect(await balanceOf(customer)).toBe(50_000 - 22_50)
    const { results } = await listConsultationHistory(customer.client, { order_type: 2 })
    expect(results[0]).toMatchObject({ duration_seconds: 90, amount_charged: 22.5, has_recording: true })
  })

  test('is placed once for ten concurrent requests', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => placeAstrologerPickupCall(customer.client, { id })),
    )
    expect(replies.every(({ call_placed }) => call_placed)).toBe(true)
    expect((await liveHandsetCalls(db(), now())).filter((call) => call.consultationId === id)).toHaveLength(1)
  })

  test('ends when the balance runs out, and both handsets are hung up', async () => {
    const customer = await fixture.newCustomer(30)
    const { id } = await runningCall(customer)
    await fixture.runUntil(customer, 121)
    expect(await status(customer)).toMatchObject({ status: 'completed', status_message: 'Your balance ran out.' })
    expect(await balanceOf(customer)).toBe(0)
    expect(await handsetOf(id)).toBeUndefined()
  })

  test('ends at the limit of the customer', async () => {
    const customer = await fixture.newCustomer(30)
    const { id } = await runningCall(customer)
    await fixture.runUntil(customer, 30)
    const { max_call_duration } = await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 90 })
    expect(max_call_duration).toBe(90)
    await fixture.runUntil(customer, 91)
    expect((await status(customer)).status).toBe('completed')
  })

  test('is hung up on the handset when the customer ends it in the app', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await runningCall(customer)
    await fixture.runUntil(customer, 60)
    await endConsultation(customer.client, { id }, { auto_end: false })
    await fixture.seconds(1)
    expect(await handsetOf(id)).toBeUndefined()
    expect(await balanceOf(customer)).toBe(50_000 - 15_00)
  })
})

describe('a call without a conversation costs nothing and has a reason', () => {
  test.each([
    ['the astrologer declines', 'astrologer', 'astro_rejected', 'rejected'],
    ['the customer declines', 'customer', null, 'cancelled'],
  ] as const)('%s', async (_, side, sub_status, ended) => {
    const customer = await fixture.newCustomer()
    const { id } = await ringingCall(customer)
    if (side === 'customer') await press(id, 'astrologer', 'answer')
    await press(id, side, 'hang-up')
    expect(await status(customer)).toMatchObject({ status: ended, sub_status })
    expect(await balanceOf(customer)).toBe(50_000)
  })

  test.each([
    ['the astrologer does not answer', false, 'astro_no_answer', 'Acharya Meera did not answer the phone.'],
    ['the customer does not answer', true, 'customer_no_answer', 'You did not answer the phone.'],
  ] as const)('%s', async (_, answered, sub_status, sentence) => {
    const customer = await fixture.newCustomer()
    const { id } = await ringingCall(customer)
    if (answered) await press(id, 'astrologer', 'answer')
    await fixture.seconds(60)
    const { status_message, ...rest } = await status(customer)
    expect(rest).toMatchObject({ status: 'missed', sub_status })
    expect(status_message).toContain(sentence)
    expect(await balanceOf(customer)).toBe(50_000)
  })

  const BROKEN = { status: 'cancelled', sub_status: 'call_failed' }
  test.each([
    [
      'the astrologer',
      'engage',
      { status: 'missed', sub_status: 'astro_busy' },
      /^The phone of Acharya Meera was busy/,
    ],
    ['the customer', 'engage', { status: 'missed', sub_status: 'customer_busy' }, /^Your phone was busy/],
    ['the astrologer', 'break', BROKEN, /^The call could not be connected/],
    ['the customer', 'break', BROKEN, /^The call could not be connected/],
  ] as const)('the phone of %s rings: %s', async (who, act, ended, sentence) => {
    const customer = await fixture.newCustomer()
    const { id } = await ringingCall(customer)
    const side = who === 'the customer' ? 'customer' : 'astrologer'
    if (side === 'customer') await press(id, 'astrologer', 'answer')
    await press(id, side, act)
    const { status_message, ...rest } = await status(customer)
    expect(rest).toMatchObject(ended)
    expect(status_message).toMatch(sentence)
    expect(await balanceOf(customer)).toBe(50_000)
  })

  test('the phone stops ringing when the customer cancels', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await ringingCall(customer)
    await updateOngoingStatus(customer.client, { consultation_id: id })
    await fixture.seconds(1)
    expect(await handsetOf(id)).toBeUndefined()
  })

  test('a busy scripted astrologer rejects the call', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer('busy')
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
    await placeAstrologerPickupCall(customer.client, { id })
    await fixture.seconds(7)
    expect(await status(customer)).toMatchObject({ status: 'rejected', sub_status: 'astro_rejected' })
  })
})

describe('a request is refused', () => {
  test('for a call of another customer, for a chat and after the end', async () => {
    const [customer, stranger] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const { id } = await ringingCall(customer)
    const strangers = [
      () => startCall(stranger.client, { consultation_id: id }),
      () => placeAstrologerPickupCall(stranger.client, { id }),
      () => getCallRecordingUrl(stranger.client, { consultation_id: id }),
    ]
    for (const call of strangers) expect(await refusal(call())).toMatchObject({ status: 404 })
    expect(await refusal(startChat(customer.client, { consultation_id: id }))).toMatchObject({
      body: { code: 'not_a_chat' },
    })
    await endConsultation(customer.client, { id }, { auto_end: false })
    const late = [
      () => startCall(customer.client, { consultation_id: id }),
      () => placeAstrologerPickupCall(customer.client, { id }),
    ]
    for (const call of late)
      expect(await refusal(call())).toMatchObject({ status: 409, body: { code: 'consultation_ended' } })
    const chat = await fixture.startedChat(customer)
    expect(await refusal(startCall(customer.client, { consultation_id: chat.id }))).toMatchObject({
      body: { code: 'not_a_call' },
    })
  })

  test('for the recording of a call that left none', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await runningCall(customer)
    await fixture.runUntil(customer, 30)
    await endConsultation(customer.client, { id }, { auto_end: false })
    const { status: code } = await refusal(getCallRecordingUrl(customer.client, { consultation_id: id }))
    expect(code).toBe(404)
  })
})
