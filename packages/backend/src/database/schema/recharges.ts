import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from './customers.ts'

type RechargeStatus = 'created' | 'pending' | 'success' | 'failed'

/** Money on its way into a wallet. The split is fixed when the recharge is made. */
export const recharges = pgTable(
  'recharges',
  {
    txnId: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    amountPaise: integer().notNull(),
    bonusPaise: integer().notNull(),
    discountPaise: integer().notNull(),
    gstPaise: integer().notNull(),
    payablePaise: integer().notNull(),
    coupon: text(),
    status: text().$type<RechargeStatus>().notNull().default('created'),
    message: text(),
    /** In the order money arrived. */
    receiptNumber: integer().unique(),
    payPageUrl: text(),
    expiresAt: timestamp({ withTimezone: true }),
    initiatedAt: timestamp({ withTimezone: true }),
    /** When the gateway is to be asked next; null once settled. */
    nextCheckAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.customerId, t.createdAt),
    index()
      .on(t.nextCheckAt)
      .where(sql`${t.status} = 'pending'`),
    // A coupon is good once for each customer, also for two taps at the same moment.
    uniqueIndex('recharges_coupon_once')
      .on(t.customerId, t.coupon)
      .where(sql`${t.status} in ('pending', 'success')`),
  ],
)

export type Recharge = typeof recharges.$inferSelect
