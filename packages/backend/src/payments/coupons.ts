import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { printPaise } from '../money/rupees.ts'

import { coupons, type Coupon } from './tables.ts'

/** What the coupon rules need to know about a customer. */
export interface CouponHistory {
  usedCodes: ReadonlySet<string>
  hasRecharged: boolean
}

export async function findCoupon(db: Db, code: string): Promise<Coupon | null> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()))
  return coupon ?? null
}

/** The coupons to show: not expired, and not used by this customer. */
export async function availableCoupons(db: Db, now: Date, history: CouponHistory): Promise<Coupon[]> {
  const all = await db.select().from(coupons).orderBy(asc(coupons.id))
  return all.filter((coupon) => isAvailable(coupon, now, history))
}

export const isAvailable = (
  { code, validUntil, firstRechargeOnly }: Coupon,
  now: Date,
  { usedCodes, hasRecharged }: CouponHistory,
): boolean => !isExpired(now, validUntil) && !usedCodes.has(code) && !(firstRechargeOnly && hasRecharged)

/** Why a coupon cannot be applied to an amount, as a sentence; null when it can. */
export function couponRefusal(coupon: Coupon, now: Date, amountPaise: number, history: CouponHistory): string | null {
  if (isExpired(now, coupon.validUntil)) return `${coupon.code} has expired.`
  if (history.usedCodes.has(coupon.code)) return `You have already used ${coupon.code}.`
  if (coupon.firstRechargeOnly && history.hasRecharged) return `${coupon.code} is only for your first recharge.`
  if (amountPaise < coupon.minAmountPaise)
    return `${coupon.code} needs a recharge of ${printPaise(coupon.minAmountPaise)} or more.`
  return null
}

/** Whole paise, rounded down, never more than the amount. */
export function discountPaise({ flatPaise, percent, maxPaise }: Coupon, amountPaise: number): number {
  const full = flatPaise ?? Math.floor((amountPaise * (percent ?? 0)) / 100)
  return Math.min(full, maxPaise ?? full, amountPaise)
}

const isExpired = (now: Date, until: Date | null): boolean => until !== null && now > until
