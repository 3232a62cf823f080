import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { GatewayStatus } from '../../ports/payment-gateway.ts'

/** Orders of the embedded payment simulator: the other side's books, never read by our rules. */
export const simulatorOrders = pgTable('simulator_orders', {
  orderId: text().primaryKey(),
  amountPaise: integer().notNull(),
  state: text().$type<GatewayStatus['state']>().notNull().default('PENDING'),
  errorCode: text(),
  returnUrl: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
