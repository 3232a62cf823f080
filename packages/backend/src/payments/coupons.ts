import { printPaise } from '../money/rupees.ts'

export interface Coupon {
  code: string
  title: string
  description: string
  kind: 'flat' | 'percent'
  /** Paise off, or percent off. */
  value: number
  maxPaise: number | null
  minAmountPaise: number
  validUntil: Date | null
  firstRechargeOnly: boolean
}

/** Our own choice: a few coupons, each valid once per customer, that reduce the amount to pay. */
const COUPONS: readonly Coupon[] = [
  {
    code: 'NAMASTE20',
    title: '20% off your first recharge',
    description: 'Up to ₹100 off your first recharge.',
    kind: 'percent',
    value: 20,
    maxPaise: 100_00,
    minAmountPaise: 100_00,
    validUntil: null,
    firstRechargeOnly: true,
  },
  {
    code: 'SHUBH50',
    title: '₹50 off from ₹500',
    description: 'For any recharge of ₹500 or more.',
    kind: 'flat',
    value: 50_00,
    maxPaise: null,
    minAmountPaise: 500_00,
    validUntil: new Date('2027-03-31T18:29:59Z'),
    firstRechargeOnly: false,
  },
  {
    code: 'GURU10',
    title: '10% off large recharges',
    description: 'Up to ₹300 off recharges of ₹2,000 or more.',
    kind: 'percent',
    value: 10,
    maxPaise: 300_00,
    minAmountPaise: 2000_00,
    validUntil: new Date('2027-03-31T18:29:59Z'),
    firstRechargeOnly: false,
  },
  {
    code: 'DIWALI15',
    title: '15% off for Diwali',
    description: 'Up to ₹150 off in Diwali week.',
    kind: 'percent',
    value: 15,
    maxPaise: 150_00,
    minAmountPaise: 200_00,
    validUntil: new Date('2026-11-15T18:29:59Z'),
    firstRechargeOnly: false,
  },
]

/** What the coupon rules need to know about a customer. */
export interface CouponHistory {
  usedCodes: ReadonlySet<string>
  hasRecharged: boolean
}

export function findCoupon(code: string): Coupon | null {
  const normalised = code.trim().toUpperCase()
  return COUPONS.find((coupon) => coupon.code === normalised) ?? null
}

/** The coupons to show: not expired, and not used by this customer. */
export const availableCoupons = (now: Date, { usedCodes, hasRecharged }: CouponHistory): Coupon[] =>
  COUPONS.filter(
    ({ code, validUntil, firstRechargeOnly }) =>
      !isExpired(now, validUntil) && !usedCodes.has(code) && !(firstRechargeOnly && hasRecharged),
  )

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
export function discountPaise({ kind, value, maxPaise }: Coupon, amountPaise: number): number {
  const full = kind === 'flat' ? value : Math.floor((amountPaise * value) / 100)
  return Math.min(full, maxPaise ?? full, amountPaise)
}

const isExpired = (now: Date, until: Date | null): boolean => until !== null && now > until
