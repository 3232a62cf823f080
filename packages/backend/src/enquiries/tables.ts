import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { consultations } from '../consultations/tables.ts'
import { customers } from '../identity/tables.ts'

/** Questions to the support desk. */
export const userQueries = pgTable(
  'user_queries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
    customerId: integer().references(() => customers.id),
    /** A consultation of this customer, if the question is about one. */
    consultationId: integer().references(() => consultations.id),
    name: text().notNull(),
    email: text(),
    /** E.164 */
    phone: text(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
    /** The answer, for the staff; for a question about a consultation, the customer reads it too. */
    note: text(),
  },
  (t) => [
    index().on(t.consultationId, t.id),
    uniqueIndex('one_open_question_about')
      .on(t.consultationId)
      .where(sql`${t.answeredAt} is null`),
    index('queries_unanswered')
      .on(t.id)
      .where(sql`${t.answeredAt} is null`),
  ],
)

/** People who left their phone number on a campaign page; one row per number. */
export const leads = pgTable(
  'leads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** E.164 */
    phone: text().notNull().unique(),
    name: text().notNull(),
    source: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When staff called the number. */
    answeredAt: timestamp({ withTimezone: true }),
    note: text(),
  },
  (t) => [
    index('leads_unanswered')
      .on(t.id)
      .where(sql`${t.answeredAt} is null`),
  ],
)
