import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { GstOn } from './gst.ts'

/** One row: whether this database taxes recharges or consultations. */
export const gstSettings = pgTable(
  'gst_settings',
  {
    id: integer().primaryKey().default(1),
    gstOn: text().$type<GstOn>().notNull(),
  },
  (t) => [check('one_gst_setting', sql`${t.id} = 1`)],
)
