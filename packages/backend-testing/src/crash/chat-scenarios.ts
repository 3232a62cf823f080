import { eq } from 'drizzle-orm'
import { chargePaise, type Consultation, consultations } from '@tarapath/backend/consultations'
import type { TestCustomer } from '../open-test-backend.ts'
import type { Scenario } from './crash-at-every-statement.ts'
import { expectBalance, key, postedFor } from './expectations.ts'
import type { CrashFixture } from './fixture.ts'

export const chat: Scenario = {
  name: 'a chat',
  walletPaise: 120_00,
  async run(fixture, customer, round) {
    const [earlier] = await fixture.db.select().from(consultations).where(eq(consultations.customerId, customer.id))
    if (earlier?.endedAt) return
    const id = await requestChat(fixture, customer, earlier?.astrologerId ?? (await fixture.newAstrologer()))
    await startAndEnd(fixture, customer, id, 68 + (round % 7) * 13)
  },
  async check(fixture, customer) {
    const row = await chatOf(fixture, customer)
    const seconds = row.startedAt ? Math.floor((row.endedAt.getTime() - row.startedAt.getTime()) / 1000) : 0
    const due = chargePaise(seconds, row.ratePaise)
    const takenPaise = -(await postedFor(fixture, customer, `consultation:${row.id}`))
    if (takenPaise !== due || row.chargedPaise !== due)
      throw new Error(`${seconds} s cost ${due} paise; ${takenPaise} were taken, ${row.chargedPaise} are recorded`)
    // The time of a long outage is refunded.
    const backPaise = await postedFor(fixture, customer, `refund:consultation:${row.id}`)
    if (backPaise !== row.refundedPaise || backPaise > due)
      throw new Error(`${backPaise} of ${due} paise were refunded, ${row.refundedPaise} are recorded`)
    await expectBalance(fixture, customer, 120_00 - due + backPaise)
  },
}

async function requestChat(fixture: CrashFixture, customer: TestCustomer, astrologerId: number): Promise<number> {
  const { id } = await fixture.ask<{ id: number }>('POST', '/api/v1/consultation/chat/request-initiate/', {
    as: customer,
    headers: key('chat'),
    body: { consultant_id: astrologerId },
  })
  return id
}

async function startAndEnd(fixture: CrashFixture, customer: TestCustomer, id: number, seconds: number): Promise<void> {
  await fixture.ask('POST', '/api/v1/consultation/chat/initiate/', {
    as: customer,
    headers: key('start'),
    body: { consultation_id: id },
  })
  // In steps short enough not to count as an outage.
  for (let left = seconds; left > 0; left -= 10) await fixture.wait(Math.min(left, 10))
  await fixture.ask('POST', `/api/v1/consultation/end-consultation/${id}/`, {
    as: customer,
    headers: key('end'),
    body: { auto_end: false, chat_end_reason: 'ended by user' },
  })
}

async function chatOf(fixture: CrashFixture, customer: TestCustomer): Promise<Consultation & { endedAt: Date }> {
  const [row] = await fixture.db.select().from(consultations).where(eq(consultations.customerId, customer.id))
  if (!row?.endedAt) throw new Error('the chat never ended')
  return { ...row, endedAt: row.endedAt }
}

/** The astrologer picks up and writes nothing, so the chat fails and is refunded. */
export const failedChat: Scenario = {
  name: 'a chat that fails',
  walletPaise: 120_00,
  async run(fixture, customer) {
    const [earlier] = await fixture.db.select().from(consultations).where(eq(consultations.customerId, customer.id))
    if (earlier?.endedAt) return
    const id = earlier?.id ?? (await requestChat(fixture, customer, await fixture.newAstrologer()))
    await fixture.submitForm('/console/operator/pick-up', { consultation: String(id) })
    await startAndEnd(fixture, customer, id, 70)
  },
  async check(fixture, customer) {
    const row = await chatOf(fixture, customer)
    if (row.startedAt && row.chargedPaise === 0) throw new Error('nothing was taken, so nothing could come back')
    if (row.refundedPaise !== row.chargedPaise)
      throw new Error(`${row.refundedPaise} of ${row.chargedPaise} paise are recorded as refunded`)
    await expectBalance(fixture, customer, 120_00)
  },
}

/** Staff refund a part, with a double click. */
export const manualRefund: Scenario = {
  name: 'a refund by hand',
  walletPaise: 120_00,
  async run(fixture, customer, round) {
    await chat.run(fixture, customer, round)
    const { id, chargedPaise, refundedPaise } = await chatOf(fixture, customer)
    const paise = partOf(chargedPaise - refundedPaise, round)
    if (paise === 0 || (await postedFor(fixture, customer, byHand(id))) > 0) return
    const form = {
      consultation: `${id}:${refundedPaise}`,
      rupees: (paise / 100).toFixed(2),
      reason: 'You waited too long.',
    }
    for (const _click of [1, 2]) await fixture.submitForm('/console/consultations/refund', form)
  },
  async check(fixture, customer, round) {
    await chat.check(fixture, customer, round)
    const { id, chargedPaise, refundedPaise } = await chatOf(fixture, customer)
    const paise = await postedFor(fixture, customer, byHand(id))
    const expected = partOf(chargedPaise - refundedPaise + paise, round)
    if (paise !== expected) throw new Error(`${paise} paise were refunded by hand, not ${expected}`)
  },
}

const byHand = (id: number): string => `refund:consultation:${id}:desk`

const partOf = (paise: number, round: number): number => Math.floor((paise * (1 + (round % 3))) / 3)
