import { endConsultation, getOngoingStatus, listConsultationHistory } from '@tarapath/api-client/consultations'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancePaise } from '../ledger/index.ts'
import { outages } from './tables.ts'
import { createClock } from '../ports/clock.ts'
import { takeOverAstrologer } from '@tarapath/sandbox'
import { sendAsAstrologer } from './astrologer-actions.ts'
import { recordHeartbeat } from './outages.ts'
import { TEST_START, openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'

const BY_CUSTOMER = { auto_end: false, chat_end_reason: 'ended by user' }

const clock = createClock(() => TEST_START.getTime())
let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ clock })
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const balanceOfCustomer = (customer: SignedInCustomer) => balancePaise(db(), customer.id)

/** A chat in which the astrologer writes only what the test sends. */
async function quietChat(customer: SignedInCustomer) {
  const chat = await fixture.startedChat(customer)
  await takeOverAstrologer(db(), now(), chat.astrologerId)
  return chat
}

const writeAsAstrologer = (id: number, text = 'Namaste.') => sendAsAstrologer(db(), now(), id, { text })
const receipt = async ({ client }: SignedInCustomer) => (await listConsultationHistory(client, { limit: 1 })).results[0]

describe('an outage', () => {
  /** Time without ticks, as when the process crashed or hangs. */
  async function outage(seconds: number) {
    clock.turn(seconds * 1000)
    await fixture.backend.controls.tick()
  }

  test('that is short is refunded, and the chat goes on', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await quietChat(customer)
    await writeAsAstrologer(id)
    await fixture.runUntil(customer, 60)
    const before = await lastHeartbeat()
    await outage(100)
    const outageSeconds = (now().getTime() - before.getTime()) / 1000
    expect(outageSeconds).toBeLessThanOrEqual(105)
    await fixture.seconds(20)
    const ended = await endConsultation(customer.client, { id }, BY_CUSTOMER)
    expect(ended).toMatchObject({ duration_seconds: 180, amount_charged: 45 })
    expect(ended.refunded).toBeCloseTo(outageSeconds / 4, 1)
    expect(ended.refund_reason).toMatch(
      /^Our service was unavailable for 1 minute 4\d seconds. We refunded that time.$/,
    )
  })

  test.each(['tick', 'poll', 'end'])(
    'that is long ends the chat at its start, even if a %s comes first',
    async (first) => {
      const customer = await fixture.newCustomer()
      const { id } = await quietChat(customer)
      await writeAsAstrologer(id)
      await fixture.runUntil(customer, 90)
      const since = await lastHeartbeat()
      clock.turn(7_200_000)
      if (first === 'tick') await fixture.backend.controls.tick()
      if (first === 'poll') await getOngoingStatus(customer.client)
      if (first === 'end') await endConsultation(customer.client, { id }, BY_CUSTOMER)
      const shown = await receipt(customer)
      expect(shown).toMatchObject({
        status: 'completed',
        ended_at: since.toISOString(),
        ended_by: null,
        status_message: 'Our service was unavailable, so the chat ended. We are sorry.',
      })
      expect(shown!.duration_seconds).toBeGreaterThanOrEqual(84)
      expect(shown!.duration_seconds).toBeLessThanOrEqual(90)
      expect(await balanceOfCustomer(customer)).toBe(50_000 - shown!.duration_seconds * 25)
      await fixture.backend.controls.tick()
    },
  )

  test('is recorded once when several processes start at once', async () => {
    const count = () => db().$count(outages)
    await quietChat(await fixture.newCustomer())
    const before = await count()
    clock.turn(60_000)
    await Promise.all(Array.from({ length: 5 }, () => recordHeartbeat(db(), now())))
    expect(await count()).toBe(before + 1)
  })

  test('is not recorded when the clock is turned', async () => {
    const before = await db().$count(outages)
    await fixture.seconds(86_400)
    expect(await db().$count(outages)).toBe(before)
  })

  const lastHeartbeat = async () => (await db().select().from(outages).where(isNull(outages.until)))[0]!.since
})
