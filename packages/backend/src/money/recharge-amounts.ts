import { MAX_RECHARGE_RUPEES, MIN_RECHARGE_RUPEES } from '@tarapath/api-client/table'
import { toRupees } from './rupees.ts'

const OFFERED_RUPEES = [100, 200, 500, 1000, 2000, 5000]
const POPULAR_RUPEES = 500

export const MIN_RECHARGE_PAISE = MIN_RECHARGE_RUPEES * 100
export const MAX_RECHARGE_PAISE = MAX_RECHARGE_RUPEES * 100

/** The bonus on a recharge: ₹50 from ₹500, 10 % from ₹1,000. */
export function bonusPaise(amountPaise: number): number {
  if (amountPaise >= 1000_00) return Math.floor(amountPaise / 10)
  return amountPaise >= 500_00 ? 50_00 : 0
}

/** The suggested amounts; with a rate per minute, each is labelled with its minutes. */
export function rechargeAmountsFor(ratePaise: number | null) {
  return OFFERED_RUPEES.map((rupees, index) => {
    const amountPaise = rupees * 100
    const totalPaise = amountPaise + bonusPaise(amountPaise)
    return {
      id: index + 1,
      amount: rupees,
      bonus: toRupees(bonusPaise(amountPaise)),
      total: toRupees(totalPaise),
      label: ratePaise === null ? null : minutes(Math.floor(totalPaise / ratePaise)),
      is_popular: rupees === POPULAR_RUPEES,
    }
  })
}

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)
