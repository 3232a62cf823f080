import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './customers.ts'

export const tips = pgTable('tips', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer()
    .notNull()
    .references(() => customers.id),
  astrologerId: integer().notNull(),
  amountPaise: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
