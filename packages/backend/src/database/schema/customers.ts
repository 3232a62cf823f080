import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  /** E.164. Replaced by a placeholder when the account is deleted, so that the number can sign up anew. */
  phone: text().notNull().unique(),
  name: text().notNull().default(''),
  email: text(),
  gender: text().$type<'male' | 'female' | 'other'>(),
  dateOfBirth: date(),
  timeOfBirth: text(),
  placeOfBirth: text(),
  avatar: text(),
  isConsultant: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  deletedAt: timestamp({ withTimezone: true }),
})

export type Customer = typeof customers.$inferSelect
