import { getAstrologer } from '@tarapath/api-client/astrologers'
import {
  getCallRecordingUrl,
  getOngoingStatus,
  listConsultationHistory,
  placeAstrologerPickupCall,
  requestConsultation,
} from '@tarapath/api-client/consultations'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { astrologerPhones } from '../astrologers/index.ts'
import { consultations, phoneCalls } from './tables.ts'
import { createExotelSimulator } from '@tarapath/sandbox'
import { createExotel } from '../ports/call-bridge/exotel.ts'
import { balancePaise } from '../ledger/index.ts'
import { TEST_ORIGIN, openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'

// Calls through a provider whose callbacks arrive late, twice, in any order or never.

const ACCOUNT = {
  baseUrl: 'https://exotel.test',
  sid: 's',
  apiKey: 'k',
  apiToken: 't',
  callerId: '08047100000',
  recordingDays: 60,
}
const simulator = createExotelSimulator(ACCOUNT)

let fixture: Fixture
beforeAll(async () => {
  const calls = createExotel(ACCOUNT, async (request) => simulator.app.fetch(request))
  fixture = await openFixture({ ports: { calls }, settings: { publicOrigin: TEST_ORIGIN } })
})

const db = () => fixture.backend.database.db
const status = async ({ client }: SignedInCustomer) => (await getOngoingStatus(client)).ongoing_data!
const balanceOf = ({ id }: SignedInCustomer) => balancePaise(db(), id)

async function ringingCall(customer: SignedInCustomer) {
  const consultant_id = await fixture.newAstrologer()
  await db().insert(astrologerPhones).values({ astrologerId: consultant_id, phone: '+919800000001' })
  const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
  await placeAstrologerPickupCall(customer.client, { id })
  const [call] = await db().select().from(phoneCalls).where(eq(phoneCalls.consultationId, id))
  return { id, sid: call!.legId! }
}

type CallEvent = Parameters<typeof simulator.update>[1]
const FIRST: CallEvent = { legs: ['in-progress', 'ringing'] }
const BOTH: CallEvent = { legs: ['in-progress', 'in-progress'] }
const over = (talkSeconds: number): CallEvent => ({
  Status: 'completed',
  legs: ['completed', 'completed'],
  talkSeconds,
})

const post = ({ url, body }: { url: string; body: unknown }) =>
  fixture.backend.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Lets something happen at the simulated provider, and returns its callback. */
function callbackOf(sid: string, event: CallEvent) {
  simulator.update(sid, event)
  return simulator.callback(sid)
}

describe('callbacks', () => {
  test('report both answers and the end, and a repeat changes nothing', async () => {
    const customer = await fixture.newCustomer()
    const { sid } = await ringingCall(customer)
    for (let times = 0; times < 2; times += 1) await post(callbackOf(sid, FIRST))
    await expect.poll(() => status(customer)).toMatchObject({ status: 'accepted', astro_pickup_status: true })
    for (let times = 0; times < 2; times += 1) await post(callbackOf(sid, BOTH))
    await expect.poll(() => status(customer)).toMatchObject({ status: 'in_progress' })
    await fixture.runUntil(customer, 75)
    // The call ended two seconds before its callback arrived.
    for (let times = 0; times < 3; times += 1) await post(callbackOf(sid, over(73)))
    await expect.poll(() => status(customer)).toMatchObject({ status: 'completed', status_message: null })
    expect(await balanceOf(customer)).toBe(50_000 - Math.floor((73 * 1500) / 60))
  })

  test('in the wrong order have the same result', async () => {
    const customer = await fixture.newCustomer()
    const { sid } = await ringingCall(customer)
    const [first, both] = [callbackOf(sid, FIRST), callbackOf(sid, BOTH)]
    await fixture.seconds(20)
    const end = callbackOf(sid, over(10))
    for (const callback of [end, both, first]) await post(callback)
    await expect.poll(() => status(customer)).toMatchObject({ status: 'completed', astro_pickup_status: true })
    const { results } = await listConsultationHistory(customer.client)
    expect(results[0]).toMatchObject({ duration_seconds: 10, amount_charged: 2.5, ended_by: null })
  })

  test.each([
    [205, 180, 'The call dropped, so we refunded its last minute.'],
    [45, 0, 'The call dropped within the first minute, so we refunded it in full.'],
  ])('of a call that dropped after %i seconds: %i are charged', async (talkSeconds, paid, refund_reason) => {
    const customer = await fixture.newCustomer()
    const { sid } = await ringingCall(customer)
    await post(callbackOf(sid, BOTH))
    await fixture.seconds(talkSeconds)
    const broken = callbackOf(sid, { ...over(talkSeconds), Status: 'failed' })
    for (let times = 0; times < 2; times += 1) await post(broken)
    await expect
      .poll(() => status(customer))
      .toMatchObject({ status: 'completed', sub_status: 'call_failed', refund_reason })
    expect(await balanceOf(customer)).toBe(50_000 - paid * 25)
    const { results } = await listConsultationHistory(customer.client)
    expect(results[0]).toMatchObject({ amount_charged: talkSeconds / 4, refunded: (talkSeconds - paid) / 4 })
  })

  test('that are lost are replaced by polling', async () => {
    const customer = await fixture.newCustomer()
    const { sid } = await ringingCall(customer)
    callbackOf(sid, BOTH)
    await fixture.seconds(12)
    await expect.poll(() => status(customer)).toMatchObject({ status: 'in_progress' })
    await fixture.seconds(30)
    callbackOf(sid, over(20))
    await fixture.seconds(10)
    await expect.poll(() => status(customer)).toMatchObject({ status: 'completed' })
    expect(await balanceOf(customer)).toBe(50_000 - 5_00)
  })

  test('with a wrong signature, for an unknown call or with an invalid body change nothing', async () => {
    const customer = await fixture.newCustomer()
    const { sid } = await ringingCall(customer)
    const { url, body } = callbackOf(sid, BOTH)
    const forged = url.replace(/\/[^/]+$/, '/guessed')
    expect((await post({ url: forged, body })).status).toBe(404)
    expect((await post({ url: url.replace('call_', 'call_x'), body })).status).toBe(404)
    expect((await post({ url, body: { EventType: 'else' } })).status).toBe(200)
    await expect.poll(() => status(customer)).toMatchObject({ status: 'ringing' })
  })
})

describe('a call that is not connected has a status of its own', () => {
  test.each([
    [{ Status: 'busy', legs: ['busy', null] }, 'missed', 'astro_busy'],
    [{ Status: 'busy', legs: ['completed', 'busy'] }, 'missed', 'customer_busy'],
    [{ Status: 'failed', legs: ['failed', null] }, 'cancelled', 'call_failed'],
    [{ Status: 'no-answer', legs: ['no-answer', null] }, 'missed', 'astro_no_answer'],
    [{ Status: 'no-answer', legs: ['completed', 'no-answer'] }, 'missed', 'customer_no_answer'],
  ] as [CallEvent, string, string][])('%j', async (event, ended, sub_status) => {
    const customer = await fixture.newCustomer()
    const { sid } = await ringingCall(customer)
    await post(callbackOf(sid, event))
    await expect.poll(() => status(customer)).toMatchObject({ status: ended, sub_status })
    expect((await listConsultationHistory(customer.client, { status: ended as 'missed' })).count).toBe(1)
    expect(await balanceOf(customer)).toBe(50_000)
  })

  test('a call to an astrologer without a phone number fails', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
    expect(await placeAstrologerPickupCall(customer.client, { id })).toMatchObject({ call_placed: false })
    await expect.poll(() => status(customer)).toMatchObject({ status: 'cancelled', sub_status: 'call_failed' })
  })
})

describe('a recording', () => {
  test('is played to its customer through a link that expires', async () => {
    const [customer, stranger] = [await fixture.newCustomer(), await fixture.newCustomer()]
    const { id, sid } = await ringingCall(customer)
    await fixture.seconds(30)
    await post(callbackOf(sid, over(25)))
    expect((await listConsultationHistory(customer.client)).results[0]?.has_recording).toBe(true)
    const { url, duration_seconds } = await getCallRecordingUrl(customer.client, { consultation_id: id })
    expect(duration_seconds).toBe(25)
    const sound = await fixture.backend.fetch(url)
    expect([sound.headers.get('content-type'), await sound.text()]).toEqual(['audio/mpeg', 'sound'])

    expect(await refusal(getCallRecordingUrl(stranger.client, { consultation_id: id }))).toMatchObject({ status: 404 })
    expect((await fixture.backend.fetch(url.replace(/until=\d/, 'until=9'))).status).toBe(404)
    await fixture.seconds(601)
    expect((await fixture.backend.fetch(url)).status).toBe(404)
  })

  test('is announced before and during the call, and is gone when its days are over', async () => {
    const customer = await fixture.newCustomer()
    const { id, sid } = await ringingCall(customer)
    const { consultant, recording_days } = await status(customer)
    expect(recording_days).toBe(60)
    expect((await getAstrologer(fixture.visitor(), { id: consultant!.id })).call_recording_days).toBe(60)
    await fixture.seconds(30)
    await post(callbackOf(sid, over(25)))
    const read = async () => (await listConsultationHistory(customer.client)).results[0]!
    const { ended_at, recording_until } = await read()
    expect(Date.parse(recording_until!) - Date.parse(ended_at!)).toBe(60 * 86_400_000)
    const early = { endedAt: new Date(Date.parse(ended_at!) - 60 * 86_400_000) }
    await db().update(consultations).set(early).where(eq(consultations.id, id))
    expect(await read()).toMatchObject({ has_recording: false, recording_until: ended_at })
    expect(await refusal(getCallRecordingUrl(customer.client, { consultation_id: id }))).toMatchObject({ status: 404 })
  })
})
