import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { enrolments } from './courses.ts'
import { customers } from './customers.ts'
import { orders } from './store.ts'

/** The payment of a seat in a course or of an order, through the gateway and past the wallet. */
export const purchases = pgTable(
  'purchases',
  {
    txnId: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    enrolmentId: integer().references(() => enrolments.id),
    orderId: integer().references(() => orders.id),
    title: text().notNull(),
    amountPaise: integer().notNull(),
    /** The part of the amount that is owed to the state. */
    gstPaise: integer().notNull(),
    status: text().$type<'pending' | 'success' | 'failed'>().notNull().default('pending'),
    message: text(),
    /** In the order money arrived, counted together with recharges. */
    receiptNumber: integer().unique(),
    payPageUrl: text(),
    expiresAt: timestamp({ withTimezone: true }),
    /** When the gateway is to be asked next; null once settled. */
    nextCheckAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.orderId),
    index()
      .on(t.nextCheckAt)
      .where(sql`${t.status} = 'pending'`),
    uniqueIndex('purchases_one_pending_for_a_seat')
      .on(t.enrolmentId)
      .where(sql`${t.status} = 'pending'`),
    check('purchase_of_one_thing', sql`(${t.enrolmentId} is null) <> (${t.orderId} is null)`),
  ],
)

export type Purchase = typeof purchases.$inferSelect
