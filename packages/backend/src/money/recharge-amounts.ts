import { MAX_RECHARGE_RUPEES, MIN_RECHARGE_RUPEES } from '@tarapath/api-client/table'
import { asc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { toRupees } from './rupees.ts'
import { rechargeAmounts } from './tables.ts'

const FIRST_RUPEES = [100, 200, 500, 1000, 2000, 5000]
const POPULAR_RUPEES = 500

/** The amounts of a new database; staff change them at the desk. */
export async function addFirstRechargeAmounts(db: Db): Promise<void> {
  await db
    .insert(rechargeAmounts)
    .values(FIRST_RUPEES.map((rupees) => ({ amountPaise: rupees * 100, isPopular: rupees === POPULAR_RUPEES })))
}

export const MIN_RECHARGE_PAISE = MIN_RECHARGE_RUPEES * 100
export const MAX_RECHARGE_PAISE = MAX_RECHARGE_RUPEES * 100

/** The bonus on a recharge: ₹50 from ₹500, 10 % from ₹1,000. */
export function bonusPaise(amountPaise: number): number {
  if (amountPaise >= 1000_00) return Math.floor(amountPaise / 10)
  return amountPaise >= 500_00 ? 50_00 : 0
}

/** The suggested amounts; with a rate per minute, each is labelled with its minutes. */
export async function rechargeAmountsFor(db: Db, ratePaise: number | null) {
  const offered = await db.select().from(rechargeAmounts).orderBy(asc(rechargeAmounts.amountPaise))
  return offered.map(({ id, amountPaise, isPopular }) => {
    const totalPaise = amountPaise + bonusPaise(amountPaise)
    return {
      id,
      amount: toRupees(amountPaise),
      bonus: toRupees(bonusPaise(amountPaise)),
      total: toRupees(totalPaise),
      label: ratePaise === null ? null : minutes(Math.floor(totalPaise / ratePaise)),
      is_popular: isPopular,
    }
  })
}

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)
