import {
  getOngoingStatus,
  listConsultationHistory,
  placeAstrologerPickupCall,
  requestConsultation,
} from '@tarapath/api-client/consultations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { astrologerPhones } from '../astrologers/index.ts'
import { phoneCalls } from './tables.ts'
import { createExotelSimulator } from '@tarapath/sandbox'
import { createExotel } from '../ports/call-bridge/exotel.ts'
import { defaultSettings } from '../ports/settings.ts'
import { createClock } from '../ports/clock.ts'
import { balancePaise } from '../ledger/index.ts'
import { TEST_ORIGIN, TEST_START, openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'

const ACCOUNT = {
  baseUrl: 'https://exotel.test',
  sid: 's',
  apiKey: 'k',
  apiToken: 't',
  callerId: '08047100000',
  recordingDays: null,
}
const simulator = createExotelSimulator(ACCOUNT)
const settings = { ...defaultSettings(), publicOrigin: TEST_ORIGIN, rateLimit: null, checkReplies: true }
const clock = createClock(() => TEST_START.getTime())

let fixture: Fixture
beforeAll(async () => {
  const calls = createExotel(ACCOUNT, async (request) => simulator.app.fetch(request))
  fixture = await openFixture({ clock, ports: { calls }, settings })
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const balanceOf = ({ id }: SignedInCustomer) => balancePaise(db(), id)
const statusOf = async ({ client }: SignedInCustomer) => (await getOngoingStatus(client)).ongoing_data!
const receipt = async ({ client }: SignedInCustomer) =>
  (await listConsultationHistory(client, { limit: 1 })).results[0]!

describe('a call through a provider during an outage', () => {
  async function runningCall(customer: SignedInCustomer) {
    const consultant_id = await fixture.newAstrologer()
    await db().insert(astrologerPhones).values({ astrologerId: consultant_id, phone: '+919800000001' })
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
    await placeAstrologerPickupCall(customer.client, { id })
    const [call] = await db().select().from(phoneCalls).where(eq(phoneCalls.consultationId, id))
    const sid = call!.legId!
    simulator.update(sid, { legs: ['in-progress', 'in-progress'] })
    const deliver = () => {
      const { url, body } = simulator.callback(sid)
      const headers = { 'content-type': 'application/json' }
      return fixture.backend.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    await deliver()
    return { id, sid, deliver }
  }
  const over = (talkSeconds: number) =>
    ({ Status: 'completed', legs: ['completed', 'completed'], talkSeconds }) as Parameters<typeof simulator.update>[1]

  test.each(['tick', 'callback', 'poll'])(
    'costs the talk time that the provider reports, even if a %s comes first',
    async (first) => {
      const customer = await fixture.newCustomer()
      const { id, sid, deliver } = await runningCall(customer)
      await fixture.runUntil(customer, 30)
      simulator.update(sid, over(75))
      clock.turn(600_000)
      if (first === 'callback') await deliver()
      if (first === 'poll') await statusOf(customer)
      for (let ticks = 0; ticks < 2; ticks += 1) await fixture.backend.controls.tick()
      const { amount_charged, refunded = 0, ...shown } = await receipt(customer)
      expect(amount_charged - refunded).toBe(18.75)
      expect(await balanceOf(customer)).toBe(50_000 - 18_75)
      expect(shown).toMatchObject({ id, duration_seconds: 75, status_message: null })
      await deliver()
      expect(await balanceOf(customer)).toBe(50_000 - 18_75)
    },
  )

  test('costs the talk time that the provider reports after the balance has ended the call here', async () => {
    const customer = await fixture.newCustomer(60)
    const { id, sid, deliver } = await runningCall(customer)
    await fixture.runUntil(customer, 30)
    simulator.update(sid, over(75))
    clock.turn(3600_000)
    await statusOf(customer)
    await deliver()
    await fixture.backend.controls.tick()
    const { amount_charged, refunded, refund_reason } = await receipt(customer)
    expect({ id, amount_charged, refunded, refund_reason }).toEqual({
      id,
      amount_charged: 60,
      refunded: 41.25,
      refund_reason: 'The call ended before we stopped charging. We refunded the time after its end.',
    })
    expect(await balanceOf(customer)).toBe(60_00 - 18_75)
  })

  test('is completed, not missed, when the report of both answers was lost', async () => {
    const customer = await fixture.newCustomer()
    const consultant_id = await fixture.newAstrologer()
    await db().insert(astrologerPhones).values({ astrologerId: consultant_id, phone: '+919800000001' })
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
    await placeAstrologerPickupCall(customer.client, { id })
    const [call] = await db().select().from(phoneCalls).where(eq(phoneCalls.consultationId, id))
    simulator.update(call!.legId!, over(200))
    clock.turn(210_000)
    await fixture.backend.controls.tick()
    expect(await receipt(customer)).toMatchObject({ status: 'completed', duration_seconds: 200, amount_charged: 50 })
  })
})
