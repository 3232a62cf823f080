import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { GatewayStatus, RefundState } from '../ports/payment-gateway.ts'
import type { PhoneLegOutcome } from '../ports/call-bridge.ts'

/** Calls between the two handsets of the sandbox. No subject reads them. */
export const handsetCalls = pgTable(
  'handset_calls',
  {
    id: text().primaryKey(),
    consultationId: integer().notNull(),
    astrologerRangAt: timestamp({ withTimezone: true }).notNull(),
    astrologerAnsweredAt: timestamp({ withTimezone: true }),
    /** The second handset rings from the moment the first is answered. */
    customerAnsweredAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    outcome: text().$type<PhoneLegOutcome>(),
  },
  (t) => [
    index('handsets_in_use')
      .on(t.id)
      .where(sql`${t.endedAt} is null`),
    check('handset_call_end_has_outcome', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
  ],
)

export type HandsetCall = typeof handsetCalls.$inferSelect

/** Orders of the payment simulator of the sandbox. No subject reads them. */
export const simulatorOrders = pgTable('simulator_orders', {
  orderId: text().primaryKey(),
  amountPaise: integer().notNull(),
  state: text().$type<GatewayStatus['state']>().notNull().default('PENDING'),
  errorCode: text(),
  /** False once the order can no longer be refunded. */
  isRefundable: boolean().notNull().default(true),
  returnUrl: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Refunds requested from the payment simulator. */
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
