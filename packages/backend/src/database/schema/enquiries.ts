import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './customers.ts'

/** Questions to the support desk. */
export const userQueries = pgTable('user_queries', {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
  customerId: integer().references(() => customers.id),
  name: text().notNull(),
  email: text(),
  /** E.164 */
  phone: text(),
  message: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** People who left their number on a campaign page; each number once. */
export const leads = pgTable('leads', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** E.164 */
  phone: text().notNull().unique(),
  name: text().notNull(),
  source: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
