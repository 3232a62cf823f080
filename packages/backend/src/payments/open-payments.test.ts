import { initiateCoursePayment } from '@tarapath/api-client/courses'
import { getPhonePeStatus, initiatePhonePePayment } from '@tarapath/api-client/payments'
import { getProduct, listOrders } from '@tarapath/api-client/store'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClock } from '../ports/clock.ts'
import { defaultSettings } from '../ports/settings.ts'
import { balancePaise } from '../ledger/index.ts'
import { cancelPaidOrder } from '../store/index.ts'
import {
  SAMPLE_ADDRESS,
  TEST_ORIGIN,
  TEST_START,
  openFixture,
  refusal,
  type Fixture,
  type SignedInCustomer,
} from '@tarapath/backend-testing'

const settings = { ...defaultSettings(), publicOrigin: TEST_ORIGIN, rateLimit: null, checkReplies: true }
const clock = createClock(() => TEST_START.getTime())

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ clock, settings })
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const balanceOf = ({ id }: SignedInCustomer) => balancePaise(db(), id)

async function recharge({ client }: SignedInCustomer, amount: number, coupon_code?: string) {
  const { txn_id } = await rechargeWallet(client, { amount, ...(coupon_code !== undefined && { coupon_code }) })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
  const press = (outcome: string) =>
    fixture.backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  return { txn_id, press }
}

describe('a coupon', () => {
  test('for a first recharge is refused after another recharge', async () => {
    const customer = await fixture.newCustomer(0)
    const { client } = customer
    const cheap = await rechargeWallet(client, { amount: 500, coupon_code: 'NAMASTE20' })
    const { press } = await recharge(customer, 100)
    await press('pay')
    expect(await refusal(initiatePhonePePayment(client, { txn_id: cheap.txn_id }))).toMatchObject({
      status: 409,
      body: { code: 'coupon_over', detail: 'NAMASTE20 is only for your first recharge. Start again without it.' },
    })
    expect(await balanceOf(customer)).toBe(100_00)
  })

  test('in two open recharges is used by the first pay page, and free again when that payment fails', async () => {
    const customer = await fixture.newCustomer(0)
    const { client } = customer
    const [one, other] = [
      await rechargeWallet(client, { amount: 500, coupon_code: 'SHUBH50' }),
      await rechargeWallet(client, { amount: 600, coupon_code: 'SHUBH50' }),
    ]
    const { redirect_url } = await initiatePhonePePayment(client, { txn_id: one.txn_id })
    const open = () => initiatePhonePePayment(client, { txn_id: other.txn_id })
    expect(await refusal(open())).toMatchObject({ status: 409, body: { code: 'coupon_used' } })
    await fixture.backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'fail' }) })
    expect(await getPhonePeStatus(client, { txn_id: one.txn_id })).toMatchObject({ status: 'failed' })
    expect(await open()).toMatchObject({ txn_id: other.txn_id })
  })
})

describe('an order', () => {
  test('that was cancelled while it was being paid is not reused for the next request', async () => {
    const { client } = await fixture.newCustomer()
    const { id } = await getProduct(client, { slug: 'rudraksha-mala-108' })
    const items = [{ product_id: id, quantity: 1 }]
    const ask = () => initiateCoursePayment(client, { kind: 'store', items, address: SAMPLE_ADDRESS })
    const first = await ask()
    const [order] = (await listOrders(client)).results
    await cancelPaidOrder(db(), now(), order!.id, 'It broke.')
    const again = await ask()
    expect(again.txn_id).not.toBe(first.txn_id)
    expect((await listOrders(client)).results.map(({ status }) => status)).toEqual(['placed', 'cancelled'])
  })
})
