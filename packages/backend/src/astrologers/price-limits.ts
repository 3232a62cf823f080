import type { Db } from '../database/db.ts'
import { priceLimits } from './tables.ts'

/** Between which rates, in paise a minute, astrologers choose their own. */
export interface PriceLimits {
  minPaise: number
  maxPaise: number
}

/** Our own choice, until staff set others. */
const FIRST_LIMITS: PriceLimits = { minPaise: 5_00, maxPaise: 500_00 }

export async function findPriceLimits(db: Db): Promise<PriceLimits> {
  const { minPaise, maxPaise } = priceLimits
  const [limits] = await db.select({ minPaise, maxPaise }).from(priceLimits)
  return limits ?? FIRST_LIMITS
}

/** Prices outside of the new limits stay until they are changed. */
export async function setPriceLimits(db: Db, { minPaise, maxPaise }: PriceLimits): Promise<void> {
  const set = { minPaise, maxPaise }
  await db.insert(priceLimits).values(set).onConflictDoUpdate({ target: priceLimits.id, set })
}
