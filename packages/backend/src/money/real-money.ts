import { isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { gstSettings } from './tables.ts'

/**
 * Whether customers have paid for the money in this database; its first start decides. A database of simulated payments
 * never becomes a real one, and no simulator is connected to a real one. Call it after `gstSettingOf`.
 */
export async function realMoneyOf(db: Db, realMoney: boolean): Promise<boolean> {
  await db.update(gstSettings).set({ realMoney }).where(isNull(gstSettings.realMoney))
  const [stored] = await db.select().from(gstSettings)
  return stored?.realMoney ?? realMoney
}
