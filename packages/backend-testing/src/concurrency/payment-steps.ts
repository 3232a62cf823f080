import { confirmCoursePayment } from '@tarapath/api-client/courses'
import { getPhonePeStatus, initiatePhonePePayment, sendTip } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { and, eq, ne } from 'drizzle-orm'
import { simulatorOrders } from '@tarapath/backend/database'
import { dbOf, pick, type Step, type StepContext } from './step.ts'

const RUPEES = [50, 100, 333.33, 500.01, 999.99, 2000, 50_000]
const COUPONS = [undefined, 'NAMASTE20', 'SHUBH50', 'GURU10']
const TIPS = [1, 10.01, 51, 150, 199.99, 5000]

export async function submitPayPage({ fixture, me, n }: StepContext, outcome: 'pay' | 'fail') {
  const page = pick(
    me.payments.filter(({ url }) => url !== null),
    n,
  )
  if (!page?.url) return
  await fixture.backend.fetch(page.url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
}

/** Changes an unpaid order at the provider, without a callback. */
async function changeOrder(context: StepContext, change: Partial<typeof simulatorOrders.$inferInsert>) {
  const txnId = pick(context.me.payments, context.n)?.txnId ?? ''
  await dbOf(context)
    .update(simulatorOrders)
    .set(change)
    .where(and(eq(simulatorOrders.orderId, txnId), ne(simulatorOrders.state, 'COMPLETED')))
}

async function openPayPage({ me: { client, payments }, n }: StepContext) {
  const payment = pick(
    payments.filter(({ kind }) => kind === 'recharge'),
    n,
  )
  if (!payment) return
  payment.url = (await initiatePhonePePayment(client, { txn_id: payment.txnId })).redirect_url
}

export const paymentSteps = {
  async createRecharge({ me, n }) {
    const coupon_code = pick(COUPONS, n)
    const terms = { amount: pick(RUPEES, n) ?? 50, ...(coupon_code !== undefined && { coupon_code }) }
    const { txn_id } = await rechargeWallet(me.client, terms)
    me.payments.push({ txnId: txn_id, kind: 'recharge', url: null })
  },
  openPayPage,
  async recharge(context) {
    await paymentSteps.createRecharge(context)
    await openPayPage({ ...context, n: context.me.payments.filter(({ kind }) => kind === 'recharge').length - 1 })
  },
  pay: (context) => submitPayPage(context, 'pay'),
  decline: (context) => submitPayPage(context, 'fail'),
  payAnotherAmount: (context) =>
    changeOrder(context, { amountPaise: 100 + context.n }).then(() => submitPayPage(context, 'pay')),
  payWithoutCallback: (context) => changeOrder(context, { state: 'COMPLETED', errorCode: null }),
  async checkPayment({ me, n }) {
    const payment = pick(me.payments, n)
    if (payment)
      await (payment.kind === 'recharge' ? getPhonePeStatus : confirmCoursePayment)(me.client, {
        txn_id: payment.txnId,
      })
  },
  tip: ({ me, astrologerId, n }) => sendTip(me.client, { amount: pick(TIPS, n) ?? 1 }, { consultant_id: astrologerId }),
} satisfies Record<string, Step>
