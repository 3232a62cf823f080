import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { GatewayStatus, RefundState } from '../../ports/payment-gateway.ts'

/** Orders of the embedded payment simulator: the other side's books, never read by our rules. */
export const simulatorOrders = pgTable('simulator_orders', {
  orderId: text().primaryKey(),
  amountPaise: integer().notNull(),
  state: text().$type<GatewayStatus['state']>().notNull().default('PENDING'),
  errorCode: text(),
  /** False once its money cannot go back any more. */
  isRefundable: boolean().notNull().default(true),
  returnUrl: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** What it was asked to send back. */
export const simulatorRefunds = pgTable(
  'simulator_refunds',
  {
    refundId: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => simulatorOrders.orderId),
    amountPaise: integer().notNull(),
    state: text().$type<RefundState>().notNull().default('PENDING'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.orderId)],
)
