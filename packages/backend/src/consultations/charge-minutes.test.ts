import { endConsultation, getOngoingStatus, updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { journals, balancePaise, customerAccount, PLATFORM, post } from '../ledger/index.ts'
import { openFixture, refusal, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})

const balanceOf = (customer: SignedInCustomer) => balancePaise(fixture.backend.database.db, customer.id)

const chargedMinutes = async (id: number) =>
  (
    await fixture.backend.database.db
      .select()
      .from(journals)
      .where(like(journals.cause, `consultation:${id}:%`))
  ).map(({ cause }) => cause)

describe('paid time', () => {
  test('whole minutes are charged as they pass, and the last one by the second', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    await fixture.runUntil(customer, 59)
    expect(await balanceOf(customer)).toBe(50_000)
    await fixture.runUntil(customer, 61)
    expect(await balanceOf(customer)).toBe(48_500)
    await fixture.runUntil(customer, 130)
    const ended = await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    expect(ended).toEqual({
      id,
      status: 'completed',
      status_message: null,
      duration_seconds: 130,
      amount_charged: 32.5,
      balance: 467.5,
      show_review_popup: true,
    })
    expect(await balanceOf(customer)).toBe(46_750)
    expect(await chargedMinutes(id)).toEqual([0, 1, 2].map((minute) => `consultation:${id}:minute:${minute}`))
  })

  test('a chat ends on the second when the balance runs out, and the balance is never negative', async () => {
    const customer = await fixture.newCustomer(50)
    const { id } = await fixture.startedChat(customer)
    await fixture.seconds(400)
    expect(await getOngoingStatus(customer.client)).toMatchObject({
      is_consultation_inprogress: false,
      ongoing_data: { id, status: 'completed', status_message: 'Your balance ran out.', show_review_popup: true },
    })
    expect(await balanceOf(customer)).toBe(500)
    const late = await endConsultation(
      customer.client,
      { id },
      { auto_end: true, chat_end_reason: 'max duration', consultation_termination_type: 3 },
    )
    expect(late).toMatchObject({ duration_seconds: 180, amount_charged: 45, status_message: 'Your balance ran out.' })
  })

  test('the limit of the customer ends the chat, and a limit beyond the balance has no effect', async () => {
    const customer = await fixture.newCustomer(100)
    const { id } = await fixture.startedChat(customer)
    expect(await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 999_999 })).toEqual({
      id,
      max_call_duration: 360,
      balance: 100,
    })
    expect(await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 120 })).toMatchObject({
      max_call_duration: 120,
    })
    await fixture.runUntil(customer, 121)
    const { ongoing_data } = await getOngoingStatus(customer.client)
    expect(ongoing_data?.status_message).toBe('The chat reached the 2-minute limit you set.')
    expect(await balanceOf(customer)).toBe(7000)
  })

  test('a recharge during a chat raises the maximum duration and keeps the limit of the customer', async () => {
    const customer = await fixture.newCustomer(45)
    const { id } = await fixture.startedChat(customer)
    await fixture.runUntil(customer, 100)
    await post(fixture.backend.database.db, fixture.backend.controls.clock.now(), {
      cause: `test-recharge:${id}`,
      kind: 'recharge',
      title: 'Recharge',
      lines: [
        { account: customerAccount(customer.id), paise: 15_000 },
        { account: PLATFORM.gateway, paise: -15_000 },
      ],
    })
    expect(await updateMaxCallDuration(customer.client, { id })).toMatchObject({ max_call_duration: 780 })
    await updateMaxCallDuration(customer.client, { id }, { max_call_duration: 300 })
    expect(await updateMaxCallDuration(customer.client, { id })).toMatchObject({ max_call_duration: 300 })
    expect(await refusal(updateMaxCallDuration(customer.client, { id }, { max_call_duration: 61 }))).toMatchObject({
      status: 400,
      body: { max_call_duration: ['Choose more than the 100 seconds that you have already used.'] },
    })
  })

  test('a chat ends when other postings use up the balance, which is never negative', async () => {
    const customer = await fixture.newCustomer(45)
    const { id } = await fixture.startedChat(customer)
    await fixture.runUntil(customer, 61)
    await post(fixture.backend.database.db, fixture.backend.controls.clock.now(), {
      cause: `test-tip:${id}`,
      kind: 'tip',
      title: 'Tip',
      lines: [
        { account: customerAccount(customer.id), paise: -2500 },
        { account: PLATFORM.revenue, paise: 2500 },
      ],
    })
    await fixture.seconds(120)
    expect(await getOngoingStatus(customer.client)).toMatchObject({
      ongoing_data: { status: 'completed', status_message: 'Your balance ran out.' },
    })
    expect(await balanceOf(customer)).toBe(0)
  })

  test('twenty concurrent ends with polls and ticks between them charge once and answer the same', async () => {
    const customer = await fixture.newCustomer()
    const { id } = await fixture.startedChat(customer)
    await fixture.runUntil(customer, 95)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        if (n % 5 === 3) await fixture.backend.controls.tick()
        if (n % 5 === 4) await getOngoingStatus(customer.client)
        return endConsultation(
          customer.client,
          { id },
          n % 2
            ? { auto_end: true, chat_end_reason: 'idle expired', consultation_termination_type: 3 }
            : { auto_end: false, chat_end_reason: 'ended by user' },
        )
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await balanceOf(customer)).toBe(50_000 - 2375)
    expect(await chargedMinutes(id)).toHaveLength(2)
  })
})
