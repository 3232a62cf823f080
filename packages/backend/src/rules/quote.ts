import type { Db } from '../database/db.ts'
import { refuseFields } from '../http/problem.ts'
import { couponHistory } from './coupon-history.ts'
import { couponRefusal, discountPaise, findCoupon } from './coupons.ts'
import { bonusPaise, MAX_RECHARGE_PAISE, MIN_RECHARGE_PAISE } from './recharge-amounts.ts'
import { printPaise } from './rupees.ts'

/** Our own choice: tax is paid when money is added, once, on what is paid for it. */
export const GST_PERCENT = 18

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
  customerId: number,
  amountPaise: number,
  couponCode: string | undefined,
): Promise<Quote> {
  if (amountPaise < MIN_RECHARGE_PAISE) throw refuseFields({ amount: `Add ${printPaise(MIN_RECHARGE_PAISE)} or more.` })
  if (amountPaise > MAX_RECHARGE_PAISE) throw refuseFields({ amount: `Add ${printPaise(MAX_RECHARGE_PAISE)} or less.` })
  if (!couponCode) return priced(amountPaise, 0, null)
  const coupon = findCoupon(couponCode)
  if (!coupon) throw refuseFields({ coupon_code: 'We do not know this coupon.' })
  const refusal = couponRefusal(coupon, now, amountPaise, await couponHistory(db, customerId))
  if (refusal) throw refuseFields({ coupon_code: refusal })
  return priced(amountPaise, discountPaise(coupon, amountPaise), coupon.code)
}

/** The split in whole paise; tax is rounded to the nearest. */
export function priced(amountPaise: number, discount: number, coupon: string | null): Quote {
  const gstPaise = Math.round(((amountPaise - discount) * GST_PERCENT) / 100)
  return {
    amountPaise,
    bonusPaise: bonusPaise(amountPaise),
    discountPaise: discount,
    gstPaise,
    payablePaise: amountPaise - discount + gstPaise,
    coupon,
  }
}
