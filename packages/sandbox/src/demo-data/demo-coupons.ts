import type { Coupon } from '@tarapath/backend/payments'

const DAY_MS = 24 * 60 * 60 * 1000

/** A percentage, a sum, a large recharge, and one that has expired. */
export const demoCoupons = (now: Date): Omit<Coupon, 'id'>[] => [
  {
    code: 'NAMASTE20',
    title: '20% off your first recharge',
    description: 'Up to ₹100 off your first recharge.',
    flatPaise: null,
    percent: 20,
    maxPaise: 100_00,
    minAmountPaise: 100_00,
    validUntil: null,
    firstRechargeOnly: true,
  },
  {
    code: 'SHUBH50',
    title: '₹50 off from ₹500',
    description: 'For any recharge of ₹500 or more.',
    flatPaise: 50_00,
    percent: null,
    maxPaise: null,
    minAmountPaise: 500_00,
    validUntil: inDays(now, 120),
    firstRechargeOnly: false,
  },
  {
    code: 'GURU10',
    title: '10% off large recharges',
    description: 'Up to ₹300 off recharges of ₹2,000 or more.',
    flatPaise: null,
    percent: 10,
    maxPaise: 300_00,
    minAmountPaise: 2000_00,
    validUntil: inDays(now, 120),
    firstRechargeOnly: false,
  },
  {
    code: 'DIWALI15',
    title: '15% off for Diwali',
    description: 'Up to ₹150 off in Diwali week.',
    flatPaise: null,
    percent: 15,
    maxPaise: 150_00,
    minAmountPaise: 200_00,
    validUntil: inDays(now, -5),
    firstRechargeOnly: false,
  },
]

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)
