import type { Db } from '../database/db.ts'
import { gstSettings } from './tables.ts'

/** On consultations, the money for them, and courses. Goods have a rate of their own. */
export const GST_PERCENT = 18

/** Our own choice: the tax on consultations is paid once, when money is added or when it is used. */
export type GstOn = 'recharge' | 'use'

/** What a recharge is taxed with, on top. */
export const rechargeGstPercent = (gstOn: GstOn): number => (gstOn === 'recharge' ? GST_PERCENT : 0)

/** What is included in the price of a consultation. */
export const consultationGstPercent = (gstOn: GstOn): number => (gstOn === 'use' ? GST_PERCENT : 0)

/** The tax inside a price that has it included, to the nearest paisa. */
export const includedGstPaise = (pricePaise: number, percent: number): number =>
  Math.round((pricePaise * percent) / (100 + percent))

/** The choice that a database was begun with: this one, where it has none. Money in wallets would be taxed twice or never by another. */
export async function gstSettingOf(db: Db, gstOn: GstOn): Promise<GstOn> {
  await db.insert(gstSettings).values({ gstOn }).onConflictDoNothing()
  const [kept] = await db.select().from(gstSettings)
  return kept?.gstOn ?? gstOn
}
