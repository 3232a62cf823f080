import { asc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { toRupees } from '../money/rupees.ts'
import { tipAmounts } from './tables.ts'

/** Customary gift amounts in India: a round sum plus one rupee. */
const FIRST_TIPS: readonly { rupees: number; label: string }[] = [
  { rupees: 11, label: 'Shagun' },
  { rupees: 21, label: 'Pranam' },
  { rupees: 51, label: 'Ashirwad' },
  { rupees: 101, label: 'Dakshina' },
  { rupees: 251, label: 'Samman' },
  { rupees: 501, label: 'Guru dakshina' },
]

/** The tips of a new database; staff change them at the desk. */
export async function addFirstTipAmounts(db: Db): Promise<void> {
  await db.insert(tipAmounts).values(FIRST_TIPS.map(({ rupees, label }) => ({ amountPaise: rupees * 100, label })))
}

export async function offeredTips(db: Db) {
  const offered = await db.select().from(tipAmounts).orderBy(asc(tipAmounts.amountPaise))
  return offered.map(({ id, amountPaise, label }) => ({ id, amount: toRupees(amountPaise), label, icon: null }))
}
