import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { GstOn } from './gst.ts'

/** The amounts that the wallet suggests. */
export const rechargeAmounts = pgTable('recharge_amounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  amountPaise: integer().notNull().unique(),
  isPopular: boolean().notNull().default(false),
})

/** One row: whether this database taxes recharges or consultations, and whether its money is real. */
export const gstSettings = pgTable(
  'gst_settings',
  {
    id: integer().primaryKey().default(1),
    gstOn: text().$type<GstOn>().notNull(),
    /** Whether customers pay for what the wallets hold; null in a database of before. */
    realMoney: boolean(),
  },
  (t) => [check('one_gst_setting', sql`${t.id} = 1`)],
)
