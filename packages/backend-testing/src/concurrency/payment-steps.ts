import { confirmCoursePayment } from '@tarapath/api-client/courses'
import { getPhonePeStatus, initiatePhonePePayment, sendTip } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { and, eq, ne } from 'drizzle-orm'
import { simulatorOrders } from '@tarapath/backend/database'
import { dbOf, pick, type Act, type Scene } from './step.ts'

const RUPEES = [50, 100, 333.33, 500.01, 999.99, 2000, 50_000]
const COUPONS = [undefined, 'NAMASTE20', 'SHUBH50', 'GURU10']
const TIPS = [1, 10.01, 51, 150, 199.99, 5000]

export async function press({ crowd, me, n }: Scene, outcome: 'pay' | 'fail') {
  const page = pick(
    me.payments.filter(({ url }) => url !== null),
    n,
  )
  if (!page?.url) return
  await crowd.backend.fetch(page.url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
}

/** What the provider made of an order that is not paid, without a word to us. */
async function alter(scene: Scene, change: Partial<typeof simulatorOrders.$inferInsert>) {
  const txnId = pick(scene.me.payments, scene.n)?.txnId ?? ''
  await dbOf(scene)
    .update(simulatorOrders)
    .set(change)
    .where(and(eq(simulatorOrders.orderId, txnId), ne(simulatorOrders.state, 'COMPLETED')))
}

async function openPage({ me: { client, payments }, n }: Scene) {
  const payment = pick(
    payments.filter(({ kind }) => kind === 'recharge'),
    n,
  )
  if (!payment) return
  payment.url = (await initiatePhonePePayment(client, { txn_id: payment.txnId })).redirect_url
}

export const paymentActs = {
  async agreeOnRecharge({ me, n }) {
    const coupon_code = pick(COUPONS, n)
    const terms = { amount: pick(RUPEES, n) ?? 50, ...(coupon_code !== undefined && { coupon_code }) }
    const { txn_id } = await rechargeWallet(me.client, terms)
    me.payments.push({ txnId: txn_id, kind: 'recharge', url: null })
  },
  openPage,
  async recharge(scene) {
    await paymentActs.agreeOnRecharge(scene)
    await openPage({ ...scene, n: scene.me.payments.filter(({ kind }) => kind === 'recharge').length - 1 })
  },
  pay: (scene) => press(scene, 'pay'),
  decline: (scene) => press(scene, 'fail'),
  payAnotherAmount: (scene) => alter(scene, { amountPaise: 100 + scene.n }).then(() => press(scene, 'pay')),
  payUnheard: (scene) => alter(scene, { state: 'COMPLETED', errorCode: null }),
  async lookAtPayment({ me, n }) {
    const payment = pick(me.payments, n)
    if (payment)
      await (payment.kind === 'recharge' ? getPhonePeStatus : confirmCoursePayment)(me.client, {
        txn_id: payment.txnId,
      })
  },
  tip: ({ me, astrologerId, n }) => sendTip(me.client, { amount: pick(TIPS, n) ?? 1 }, { consultant_id: astrologerId }),
} satisfies Record<string, Act>
