import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const walletReviews = pgTable('wallet_reviews', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userName: text().notNull(),
  rating: integer().notNull(),
  comment: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
