import type { Coupon } from '@tarapath/backend/payments'

const END_OF_MARCH = new Date('2027-03-31T18:29:59Z')

/** A percentage, a sum, a large recharge, and one that has expired. */
export const demoCoupons: readonly Omit<Coupon, 'id'>[] = [
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
    validUntil: END_OF_MARCH,
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
    validUntil: END_OF_MARCH,
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
    validUntil: new Date('2026-11-15T18:29:59Z'),
    firstRechargeOnly: false,
  },
]
