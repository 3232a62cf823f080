import { endConsultation, getOngoingStatus, listConsultationHistory } from '@tarapath/api-client/consultations'
import { getRechargeDetails } from '@tarapath/api-client/wallet'
import { eq, isNull, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, journals, postings, astrologerAccount, balancePaise, PLATFORM } from '../ledger/index.ts'
import { consultations, outages } from './tables.ts'
import { createClock } from '../ports/clock.ts'
import { sitDown } from '@tarapath/sandbox'
import { astrologerEnds, astrologerSays } from './astrologer-side.ts'
import { showLife } from './outages.ts'
import { refundByHand } from './refund-by-hand.ts'
import { settle } from './close-due.ts'
import { TEST_START, openConsultationWorld, type ConsultationWorld, type Person } from '@tarapath/backend-testing'

const BY_CUSTOMER = { auto_end: false, chat_end_reason: 'ended by user' }

const clock = createClock(() => TEST_START.getTime())
let world: ConsultationWorld
beforeAll(async () => {
  world = await openConsultationWorld({ clock })
})
afterAll(() => world.backend.close())

const db = () => world.backend.database.db
const now = () => world.backend.controls.clock.now()
const held = (customer: Person) => balancePaise(db(), customer.id)
const balanceOf = async (account: string) => (await db().select().from(accounts).where(eq(accounts.id, account)))[0]

/** A chat in which the astrologer writes only what the test says. */
async function quietChat(customer: Person) {
  const chat = await world.startedChat(customer)
  await sitDown(db(), now(), chat.astrologerId)
  return chat
}

const says = (id: number, text = 'Namaste.') => astrologerSays(db(), now(), id, { text })
const receipt = async ({ client }: Person) => (await listConsultationHistory(client, { limit: 1 })).results[0]
const activity = async ({ client }: Person) =>
  (await getRechargeDetails(client, { amount: 500, activity_limit: 10 })).activity!

describe('what failed costs nothing', () => {
  test('a chat in which the astrologer wrote nothing gives all back, and says so everywhere', async () => {
    const customer = await world.newCustomer()
    const { id, astrologerId } = await quietChat(customer)
    await world.runUntil(customer, 130)
    expect(await held(customer)).toBe(47_000)
    const refund = { refunded: 32.5, refund_reason: 'The astrologer wrote nothing, so the chat cost nothing.' }
    const ended = await endConsultation(customer.client, { id }, BY_CUSTOMER)
    expect(ended).toMatchObject({ amount_charged: 32.5, balance: 500, ...refund })
    expect(await getOngoingStatus(customer.client)).toMatchObject({ ongoing_data: { id, ...refund } })
    expect(await receipt(customer)).toMatchObject({ id, amount_charged: 32.5, ...refund })
    expect(await activity(customer)).toMatchObject([
      {
        id: `refund:consultation:${id}`,
        kind: 'refund',
        title: 'Given back: Chat with Acharya Meera',
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
    [40, 10],
    [70, undefined],
  ])('an astrologer who leaves after %i seconds', async (seconds, refunded) => {
    const customer = await world.newCustomer()
    const { id } = await quietChat(customer)
    await says(id)
    await world.runUntil(customer, seconds)
    await astrologerEnds(db(), now(), id)
    expect((await receipt(customer))?.refunded).toBe(refunded)
  })

  test('a chat in which the astrologer wrote is paid', async () => {
    const customer = await world.newCustomer()
    const { id } = await quietChat(customer)
    await says(id)
    await world.runUntil(customer, 20)
    const ended = await endConsultation(customer.client, { id }, BY_CUSTOMER)
    expect(ended).toMatchObject({ amount_charged: 5, balance: 495 })
    expect(ended).not.toHaveProperty('refunded')
  })
})

describe('while we are out of reach', () => {
  /** Nobody ticks: the process is gone, or hangs. */
  async function away(seconds: number) {
    clock.turn(seconds * 1000)
    await world.backend.controls.tick()
  }

  test('a short time is paid by nobody, and the chat goes on', async () => {
    const customer = await world.newCustomer()
    const { id } = await quietChat(customer)
    await says(id)
    await world.runUntil(customer, 60)
    const before = await lastSignOfLife()
    await away(100)
    const deadSeconds = (now().getTime() - before.getTime()) / 1000
    expect(deadSeconds).toBeLessThanOrEqual(105)
    await world.seconds(20)
    const ended = await endConsultation(customer.client, { id }, BY_CUSTOMER)
    expect(ended).toMatchObject({ duration_seconds: 180, amount_charged: 45 })
    expect(ended.refunded).toBeCloseTo(deadSeconds / 4, 1)
    expect(ended.refund_reason).toMatch(/^We were out of reach for 1 minute 4\d seconds. That time cost nothing.$/)
  })

  test.each(['tick', 'poll', 'end'])(
    'a long time ended the chat when it began, though a %s looks first',
    async (look) => {
      const customer = await world.newCustomer()
      const { id } = await quietChat(customer)
      await says(id)
      await world.runUntil(customer, 90)
      const since = await lastSignOfLife()
      clock.turn(7_200_000)
      if (look === 'tick') await world.backend.controls.tick()
      if (look === 'poll') await getOngoingStatus(customer.client)
      if (look === 'end') await endConsultation(customer.client, { id }, BY_CUSTOMER)
      const told = await receipt(customer)
      expect(told).toMatchObject({
        status: 'completed',
        ended_at: since.toISOString(),
        ended_by: null,
        status_message: 'We were out of reach, so the chat was ended. That was our fault.',
      })
      expect(told!.duration_seconds).toBeGreaterThanOrEqual(84)
      expect(told!.duration_seconds).toBeLessThanOrEqual(90)
      expect(await held(customer)).toBe(50_000 - told!.duration_seconds * 25)
      await world.backend.controls.tick()
    },
  )

  test('two processes that come back at once write one outage down', async () => {
    const count = () => db().$count(outages)
    await quietChat(await world.newCustomer())
    const before = await count()
    clock.turn(60_000)
    await Promise.all(Array.from({ length: 5 }, () => showLife(db(), now())))
    expect(await count()).toBe(before + 1)
  })

  test('a clock that somebody turns over is no outage', async () => {
    const before = await db().$count(outages)
    await world.seconds(86_400)
    expect(await db().$count(outages)).toBe(before)
  })

  const lastSignOfLife = async () => (await db().select().from(outages).where(isNull(outages.until)))[0]!.since
})

describe('by hand', () => {
  async function paidChat() {
    const customer = await world.newCustomer()
    const { id, astrologerId } = await quietChat(customer)
    await says(id)
    await world.runUntil(customer, 120)
    await endConsultation(customer.client, { id }, BY_CUSTOMER)
    return { customer, id, astrologerId }
  }
  const refund = (id: number, paise: number, seenPaise: number, reason = 'You waited for long.') =>
    refundByHand(db(), now(), id, { paise, reason, seenPaise })

  test('a part comes back once however often the form is sent, and then the rest', async () => {
    const { customer, id, astrologerId } = await paidChat()
    const before = await getOngoingStatus(customer.client)
    expect(before.ongoing_data).not.toHaveProperty('refunded')
    await refund(id, 1001, 0)
    await refund(id, 1001, 0)
    await world.backend.controls.tick()
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({
      refunded: 10.01,
      refund_reason: 'You waited for long.',
    })
    expect(await balanceOf(astrologerAccount(astrologerId))).toMatchObject({ balancePaise: 1500 - 501 })
    await expect(refund(id, 500, 0)).rejects.toMatchObject({ code: 'refund_changed' })
    await expect(refund(id, 2000, 1001)).rejects.toMatchObject({
      fields: { amount: ['Give back at most ₹19.99.'] },
    })
    await refund(id, 1999, 1001, 'And the rest.')
    expect(await held(customer)).toBe(50_000)
    expect(await balanceOf(astrologerAccount(astrologerId))).toMatchObject({ balancePaise: 0 })
    expect(await receipt(customer)).toMatchObject({ refunded: 30, refund_reason: 'You waited for long. And the rest.' })
    await expect(refund(id, 1, 3000)).rejects.toMatchObject({ fields: { amount: ['Nothing of it is kept.'] } })
  })

  test('the tax in it comes back in the proportion in which it was paid', async () => {
    const taxed = await openConsultationWorld({ settings: { gstOn: 'use' } })
    const books = taxed.backend.database.db
    const customer = await taxed.newCustomer()
    const { id, astrologerId } = await taxed.startedChat(customer)
    await taxed.runUntil(customer, 200)
    await endConsultation(customer.client, { id }, BY_CUSTOMER)
    const give = (paise: number, seenPaise: number) =>
      refundByHand(books, taxed.backend.controls.clock.now(), id, { paise, reason: 'Sorry.', seenPaise })
    const shares = async () => {
      const rows = await books.select().from(accounts)
      const of = (account: string) => rows.find((row) => row.id === account)?.balancePaise
      return [astrologerAccount(astrologerId), PLATFORM.gst, PLATFORM.revenue].map(of)
    }
    expect(await shares()).toEqual([2500, 763, 1737])
    await give(2000, 0)
    expect(await shares()).toEqual([1500, 458, 1042])
    await give(3000, 2000)
    expect(await shares()).toEqual([0, 0, 0])
    await taxed.backend.close()
  })

  test('nothing comes back of what still runs, or never was', async () => {
    const customer = await world.newCustomer()
    const { id } = await quietChat(customer)
    await world.runUntil(customer, 70)
    await expect(refund(id, 100, 0)).rejects.toMatchObject({ code: 'consultation_open' })
    await expect(refund(999_999_999, 100, 0)).rejects.toMatchObject({ code: 'not_found' })
    await endConsultation(customer.client, { id }, BY_CUSTOMER)
  })

  test('afterwards every balance is what its postings add up to, and all together are nothing', booksAreTrue)
})

async function booksAreTrue() {
  const sum = sql`coalesce(sum(${postings.amountPaise}), 0)`.mapWith(Number)
  const rows = await db()
    .select({ id: accounts.id, kept: accounts.balancePaise, sum })
    .from(accounts)
    .leftJoin(postings, eq(postings.accountId, accounts.id))
    .groupBy(accounts.id)
  expect(rows.filter(({ kept, sum: posted }) => kept !== posted)).toEqual([])
  expect(rows.reduce((total, { kept }) => total + kept, 0)).toBe(0)
}

test('ends, minutes, polls, ticks and two people at the desk at once give back once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const customer = await world.newCustomer()
    const { id } = await quietChat(customer)
    if (round % 2) await says(id)
    await world.runUntil(customer, 95)
    clock.turn(30_000)
    const at = now()
    const desk = (paise: number) => refundByHand(db(), at, id, { paise, reason: 'Sorry.', seenPaise: 0 })
    const both = () => [desk(700), desk(900)].map((act) => act.catch((failure: unknown) => failure))
    await Promise.all(
      Array.from({ length: 10 }, () => [
        endConsultation(customer.client, { id }, BY_CUSTOMER),
        getOngoingStatus(customer.client),
        settle(db(), at, id),
        world.backend.controls.tick(),
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
    expect(await held(customer)).toBe(50_000 - row!.chargedPaise + row!.refundedPaise)
  }
  await booksAreTrue()
}, 60_000)
