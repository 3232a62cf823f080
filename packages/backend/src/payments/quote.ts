import type { Db } from '../database/db.ts'
import { invalidFields } from '../errors.ts'
import { couponHistory } from './coupon-history.ts'
import { couponRefusal, discountPaise, findCoupon } from './coupons.ts'
import { bonusPaise, MAX_RECHARGE_PAISE, MIN_RECHARGE_PAISE } from '../money/recharge-amounts.ts'
import { printPaise } from '../money/rupees.ts'

export interface RechargeQuote {
  amountPaise: number
  bonusPaise: number
  discountPaise: number
  gstPaise: number
  payablePaise: number
  coupon: string | null
}

/** Computes the price and the wallet credit of a recharge; rejects an invalid amount or coupon. */
export async function quoteRecharge(
  db: Db,
  now: Date,
  request: { customerId: number; amountPaise: number; couponCode: string | undefined; gstPercent: number },
): Promise<RechargeQuote> {
  const { customerId, amountPaise, couponCode } = request
  if (amountPaise < MIN_RECHARGE_PAISE)
    throw invalidFields({ amount: `Enter ${printPaise(MIN_RECHARGE_PAISE)} or more.` })
  if (amountPaise > MAX_RECHARGE_PAISE)
    throw invalidFields({ amount: `Enter ${printPaise(MAX_RECHARGE_PAISE)} or less.` })
  if (!couponCode) return computeQuote(request, 0, null)
  const coupon = await findCoupon(db, couponCode)
  if (!coupon) throw invalidFields({ coupon_code: 'Coupon not found.' })
  const refusal = couponRefusal(coupon, now, amountPaise, await couponHistory(db, customerId))
  if (refusal) throw invalidFields({ coupon_code: refusal })
  return computeQuote(request, discountPaise(coupon, amountPaise), coupon.code)
}

interface Terms {
  amountPaise: number
  gstPercent: number
}

/** All amounts in whole paise; the tax is rounded to the nearest paisa. */
export function computeQuote(
  { amountPaise, gstPercent }: Terms,
  discount: number,
  coupon: string | null,
): RechargeQuote {
  const gstPaise = Math.round(((amountPaise - discount) * gstPercent) / 100)
  return {
    amountPaise,
    bonusPaise: bonusPaise(amountPaise),
    discountPaise: discount,
    gstPaise,
    payablePaise: amountPaise - discount + gstPaise,
    coupon,
  }
}
