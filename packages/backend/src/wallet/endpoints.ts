import { notFound } from '../errors.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import {
  couponHistory,
  couponRefusal,
  availableCoupons,
  discountPaise,
  findCoupon,
  type Coupon,
  type CouponHistory,
  quoteRecharge,
  findRefund,
  createRecharge,
  getPayment,
  receiptReply,
  quoteReply,
} from '../payments/index.ts'
import { rechargeGstPercent } from '../money/gst.ts'
import { rechargeAmountsFor } from '../money/recharge-amounts.ts'
import { toPaise, toRupees } from '../money/rupees.ts'
import { walletActivity } from './wallet-activity.ts'
import { listReviews } from './wallet-reviews.ts'
import type { Handlers, Reply, SignedInContext } from '../endpoint/handler.ts'

const MAX_ACTIVITY = 100
/** Postgres rejects later years in this format. */
const MAX_TIME = Date.UTC(9999, 11, 31)

export const walletEndpoints: Handlers<'wallet'> = {
  listRechargeAmounts: (_, { db }) => rechargeAmountsFor(db, null),

  async listWalletReviews({ query }, { db, url }) {
    const page = readPage(query)
    const { rows, count } = await listReviews(db, page)
    const reviews = rows.map(({ id, userName, rating, comment, createdAt }) => ({
      id,
      user_name: userName,
      rating,
      comment,
      created_at: createdAt.toISOString(),
    }))
    return pageReply(url, page, count, reviews)
  },

  async rechargeWallet({ body }, context) {
    const { db, now, customer, settings } = context
    const quote = await quoteFor(context, body)
    const { txnId, status } = await createRecharge(db, now, customer.id, quote)
    const { amount, bonus, gst, payable, coupon } = quoteReply(quote, settings.gstOn)
    return { txn_id: txnId, amount, bonus, gst, payable, coupon, status }
  },

  async getRechargeDetails({ query }, context) {
    const { db, customer, settings } = context
    const { txn_id, activity_limit: limit, activity_before: before } = query
    const details = txn_id
      ? await rechargeDetails(context, txn_id)
      : quoteReply(await quoteFor(context, query), settings.gstOn)
    if (limit === undefined) return details
    // Without `activity_before` there is no limit, because a test may have set the clock back.
    const endTime = before === undefined ? MAX_TIME : Math.max(0, Math.min(Date.parse(before), MAX_TIME))
    const activity = await walletActivity(db, customer.id, {
      limit: Math.min(limit, MAX_ACTIVITY),
      before: new Date(endTime),
    })
    return { ...details, activity }
  },

  async checkCoupon({ body }, { db, now, customer }) {
    const history = await couponHistory(db, customer.id)
    const amountPaise = body?.amount === undefined ? null : toPaise(body.amount)
    if (!body?.code)
      return (await availableCoupons(db, now, history)).map((coupon) => couponReply(coupon, now, amountPaise, history))
    const coupon = await findCoupon(db, body.code)
    if (!coupon) throw notFound('Coupon not found.')
    return [couponReply(coupon, now, amountPaise, history)]
  },
}

/** The amounts of an existing recharge, with its receipt. */
async function rechargeDetails(
  { db, customer, settings }: SignedInContext,
  txnId: string,
): Promise<Reply<'getRechargeDetails'>> {
  const recharge = await getPayment(db, customer.id, { kind: 'recharge', txnId })
  const refund = await findRefund(db, txnId)
  return { ...quoteReply(recharge, settings.gstOn), receipt: receiptReply(recharge, refund) }
}

const quoteFor = (
  { db, now, customer, settings }: SignedInContext,
  { amount, coupon_code }: { amount: number; coupon_code?: string | undefined },
) =>
  quoteRecharge(db, now, {
    customerId: customer.id,
    amountPaise: toPaise(amount),
    couponCode: coupon_code,
    gstPercent: rechargeGstPercent(settings.gstOn),
  })

/** Without an amount, the coupon is evaluated for its minimum amount. */
function couponReply(
  coupon: Coupon,
  now: Date,
  amountPaise: number | null,
  history: CouponHistory,
): Reply<'checkCoupon'>[number] {
  const paise = amountPaise ?? coupon.minAmountPaise
  const refusal = couponRefusal(coupon, now, paise, history)
  return {
    code: coupon.code,
    title: coupon.title,
    description: refusal ?? coupon.description,
    discount_type: coupon.flatPaise === null ? 'percent' : 'flat',
    discount: coupon.flatPaise === null ? (coupon.percent ?? 0) : toRupees(coupon.flatPaise),
    max_discount: coupon.maxPaise === null ? null : toRupees(coupon.maxPaise),
    min_amount: toRupees(coupon.minAmountPaise),
    valid_until: coupon.validUntil?.toISOString() ?? null,
    is_applicable: refusal === null,
    discount_amount: refusal === null ? toRupees(discountPaise(coupon, paise)) : 0,
  }
}
