import type { Db } from '../database/db.ts'
import { invalidFields } from '../errors.ts'
import { couponHistory } from './coupon-history.ts'
import { couponRefusal, discountPaise, findCoupon } from './coupons.ts'
import { bonusPaise, MAX_RECHARGE_PAISE, MIN_RECHARGE_PAISE } from '../money/recharge-amounts.ts'
import { printPaise } from '../money/rupees.ts'

export interface Quote {
  amountPaise: number
  bonusPaise: number
  discountPaise: number
  gstPaise: number
  payablePaise: number
  coupon: string | null
}

/** What a recharge costs and brings, or a 400 that says what is wrong with it. */
export async function quote(
  db: Db,
  now: Date,
  asked: { customerId: number; amountPaise: number; couponCode: string | undefined; gstPercent: number },
): Promise<Quote> {
  const { customerId, amountPaise, couponCode } = asked
  if (amountPaise < MIN_RECHARGE_PAISE)
    throw invalidFields({ amount: `Add ${printPaise(MIN_RECHARGE_PAISE)} or more.` })
  if (amountPaise > MAX_RECHARGE_PAISE)
    throw invalidFields({ amount: `Add ${printPaise(MAX_RECHARGE_PAISE)} or less.` })
  if (!couponCode) return priced(asked, 0, null)
  const coupon = findCoupon(couponCode)
  if (!coupon) throw invalidFields({ coupon_code: 'We do not know this coupon.' })
  const refusal = couponRefusal(coupon, now, amountPaise, await couponHistory(db, customerId))
  if (refusal) throw invalidFields({ coupon_code: refusal })
  return priced(asked, discountPaise(coupon, amountPaise), coupon.code)
}

interface Terms {
  amountPaise: number
  gstPercent: number
}

/** The split in whole paise; tax is rounded to the nearest. */
export function priced({ amountPaise, gstPercent }: Terms, discount: number, coupon: string | null): Quote {
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
