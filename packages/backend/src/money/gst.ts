import type { Db } from '../database/db.ts'
import { gstSettings } from './tables.ts'

/** For consultations, recharges and courses. Each product has its own rate. */
export const GST_PERCENT = 18

/** Our own choice: consultations are taxed once, either at the recharge or when the money is used. */
export type GstOn = 'recharge' | 'use'

/** Added to the amount of a recharge. */
export const rechargeGstPercent = (gstOn: GstOn): number => (gstOn === 'recharge' ? GST_PERCENT : 0)

/** Included in the price of a consultation. */
export const consultationGstPercent = (gstOn: GstOn): number => (gstOn === 'use' ? GST_PERCENT : 0)

/** The tax within a price that includes it, rounded to the nearest paisa. */
export const includedGstPaise = (pricePaise: number, percent: number): number =>
  Math.round((pricePaise * percent) / (100 + percent))

/**
 * The setting that the database was created with; a new database stores the given one. It never changes, because the
 * money in the wallets would then be taxed twice or not at all.
 */
export async function gstSettingOf(db: Db, gstOn: GstOn): Promise<GstOn> {
  await db.insert(gstSettings).values({ gstOn }).onConflictDoNothing()
  const [stored] = await db.select().from(gstSettings)
  return stored?.gstOn ?? gstOn
}
