import { endConsultation, getOngoingStatus, listConsultationHistory } from '@tarapath/api-client/consultations'
import { getRechargeDetails } from '@tarapath/api-client/wallet'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, journals, postings, astrologerAccount, balancePaise, PLATFORM } from '../ledger/index.ts'
import { consultations } from './tables.ts'
import { createClock } from '../ports/clock.ts'
import { takeOverAstrologer } from '@tarapath/sandbox'
import { endAsAstrologer, sendAsAstrologer } from './astrologer-actions.ts'
import { refundManually } from './refund-manual.ts'
import { closeIfDue } from './close-due.ts'
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
const balanceOf = async (account: string) => (await db().select().from(accounts).where(eq(accounts.id, account)))[0]

/** A chat in which the astrologer writes only what the test sends. */
async function quietChat(customer: SignedInCustomer) {
  const chat = await fixture.startedChat(customer)
  await takeOverAstrologer(db(), now(), chat.astrologerId)
  return chat
}

const writeAsAstrologer = (id: number, text = 'Namaste.') => sendAsAstrologer(db(), now(), id, { text })
const receipt = async ({ client }: SignedInCustomer) => (await listConsultationHistory(client, { limit: 1 })).results[0]
const activity = async ({ client }: SignedInCustomer) =>
  (await getRechargeDetails(client, { amount: 500, activity_limit: 10 })).activity!

describe('an automatic refund', () => {
  test('is the whole charge when the astrologer wrote nothing, and is shown everywhere', async () => {
    const customer = await fixture.newCustomer()
    const { id, astrologerId } = await quietChat(customer)
    await fixture.runUntil(customer, 130)
    expect(await balanceOfCustomer(customer)).toBe(47_000)
    const refund = { refunded: 32.5, refund_reason: 'The astrologer did not write, so we refunded the chat in full.' }
    const ended = await endConsultation(customer.client, { id }, BY_CUSTOMER)
    expect(ended).toMatchObject({ amount_charged: 32.5, balance: 500, ...refund })
    expect(await getOngoingStatus(customer.client)).toMatchObject({ ongoing_data: { id, ...refund } })
    expect(await receipt(customer)).toMatchObject({ id, amount_charged: 32.5, ...refund })
    expect(await activity(customer)).toMatchObject([
      {
        id: `refund:consultation:${id}`,
        kind: 'refund',
        title: 'Refund: Chat with Acharya Meera',
        amount: 32.5,
        balance: 500,
        consultation_id: id,
        reason: refund.refund_reason,
      },
      { id: `consultation:${id}`, kind: 'consultation', title: 'Chat with Acharya Meera', amount: -32.5 },
      { kind: 'recharge' },
    ])
    expect((await balanceOf(astrologerAccount(astrologerId)))?.balancePaise).toBe(0)
  })

  test.each([
    { seconds: 40, refunded: 10 },
    { seconds: 70, refunded: undefined },
  ])('when the astrologer leaves after $seconds seconds is $refunded', async ({ seconds, refunded }) => {
    const customer = await fixture.newCustomer()
    const { id } = await quietChat(customer)
    await writeAsAstrologer(id)
    await fixture.runUntil(customer, seconds)
    await endAsAstrologer(db(), now(), id)
    expect((await receipt(customer))?.refunded).toBe(refunded)
  })

  test('is not made when the astrologer wrote', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await quietChat(customer)
    await writeAsAstrologer(id)
    await fixture.runUntil(customer, 20)
    const ended = await endConsultation(customer.client, { id }, BY_CUSTOMER)
    expect(ended).toMatchObject({ amount_charged: 5, balance: 495 })
    expect(ended).not.toHaveProperty('refunded')
  })
})

describe('a manual refund', () => {
  async function paidChat() {
    const customer = await fixture.newCustomer()
    const { id, astrologerId } = await quietChat(customer)
    await writeAsAstrologer(id)
    await fixture.runUntil(customer, 120)
    await endConsultation(customer.client, { id }, BY_CUSTOMER)
    return { customer, id, astrologerId }
  }
  const refund = (id: number, paise: number, seenPaise: number, reason = 'You waited for long.') =>
    refundManually(db(), now(), id, { paise, reason, seenPaise })

  test('of a part is posted once when the form is sent twice, and the rest can follow', async () => {
    const { customer, id, astrologerId } = await paidChat()
    const before = await getOngoingStatus(customer.client)
    expect(before.ongoing_data).not.toHaveProperty('refunded')
    await refund(id, 1001, 0)
    await refund(id, 1001, 0)
    await fixture.backend.controls.tick()
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({
      refunded: 10.01,
      refund_reason: 'You waited for long.',
    })
    expect(await balanceOf(astrologerAccount(astrologerId))).toMatchObject({ balancePaise: 1500 - 501 })
    await expect(refund(id, 500, 0)).rejects.toMatchObject({ code: 'refund_changed' })
    await expect(refund(id, 2000, 1001)).rejects.toMatchObject({
      fields: { amount: ['You can refund at most ₹19.99.'] },
    })
    await refund(id, 1999, 1001, 'And the rest.')
    expect(await balanceOfCustomer(customer)).toBe(50_000)
    expect(await balanceOf(astrologerAccount(astrologerId))).toMatchObject({ balancePaise: 0 })
    expect(await receipt(customer)).toMatchObject({ refunded: 30, refund_reason: 'You waited for long. And the rest.' })
    await expect(refund(id, 1, 3000)).rejects.toMatchObject({ fields: { amount: ['Nothing is left to refund.'] } })
  })

  test('includes GST in the proportion of the charge', async () => {
    const taxed = await openFixture({ settings: { gstOn: 'use' } })
    const taxedDb = taxed.backend.database.db
    const customer = await taxed.newCustomer()
    const { id, astrologerId } = await taxed.startedChat(customer)
    await taxed.runUntil(customer, 200)
    await endConsultation(customer.client, { id }, BY_CUSTOMER)
    const refundPaise = (paise: number, seenPaise: number) =>
      refundManually(taxedDb, taxed.backend.controls.clock.now(), id, { paise, reason: 'Sorry.', seenPaise })
    const shares = async () => {
      const rows = await taxedDb.select().from(accounts)
      const of = (account: string) => rows.find((row) => row.id === account)?.balancePaise
      return [astrologerAccount(astrologerId), PLATFORM.gst, PLATFORM.revenue].map(of)
    }
    expect(await shares()).toEqual([2500, 763, 1737])
    await refundPaise(2000, 0)
    expect(await shares()).toEqual([1500, 458, 1042])
    await refundPaise(3000, 2000)
    expect(await shares()).toEqual([0, 0, 0])
    await taxed.backend.close()
  })

  test('is refused for a running or unknown consultation', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await quietChat(customer)
    await fixture.runUntil(customer, 70)
    await expect(refund(id, 100, 0)).rejects.toMatchObject({ code: 'consultation_open' })
    await expect(refund(999_999_999, 100, 0)).rejects.toMatchObject({ code: 'not_found' })
    await endConsultation(customer.client, { id }, BY_CUSTOMER)
  })

  test('leaves every balance equal to the sum of its postings, and a total of zero', expectBalancedLedger)
})

async function expectBalancedLedger() {
  const sum = sql`coalesce(sum(${postings.amountPaise}), 0)`.mapWith(Number)
  const rows = await db()
    .select({ id: accounts.id, balance: accounts.balancePaise, sum })
    .from(accounts)
    .leftJoin(postings, eq(postings.accountId, accounts.id))
    .groupBy(accounts.id)
  expect(rows.filter(({ balance, sum: posted }) => balance !== posted)).toEqual([])
  expect(rows.reduce((total, { balance }) => total + balance, 0)).toBe(0)
}

test('concurrent ends, polls, ticks and refunds by two employees refund once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const customer = await fixture.newCustomer()
    const { id } = await quietChat(customer)
    if (round % 2) await writeAsAstrologer(id)
    await fixture.runUntil(customer, 95)
    clock.turn(30_000)
    const at = now()
    const desk = (paise: number) => refundManually(db(), at, id, { paise, reason: 'Sorry.', seenPaise: 0 })
    const both = () => [desk(700), desk(900)].map((attempt) => attempt.catch((failure: unknown) => failure))
    await Promise.all(
      Array.from({ length: 10 }, () => [
        endConsultation(customer.client, { id }, BY_CUSTOMER),
        getOngoingStatus(customer.client),
        closeIfDue(db(), at, id),
        fixture.backend.controls.tick(),
        ...both(),
      ]).flat(),
    )
    await Promise.all(Array.from({ length: 10 }, both).flat())
    const [row] = await db().select().from(consultations).where(eq(consultations.id, id))
    const refunds = await db()
      .select()
      .from(journals)
      .where(like(journals.cause, `refund:consultation:${id}:%`))
    expect(refunds.length).toBeLessThanOrEqual(2)
    expect(row!.refundedPaise).toBeLessThanOrEqual(row!.chargedPaise)
    expect(row!.refundedPaise).toBeGreaterThan(0)
    expect(await balanceOfCustomer(customer)).toBe(50_000 - row!.chargedPaise + row!.refundedPaise)
  }
  await expectBalancedLedger()
})
