import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../identity/tables.ts'
import { enrolments } from '../courses/tables.ts'
import { orders } from '../store/tables.ts'

export type PaymentStatus = 'created' | 'pending' | 'success' | 'failed' | 'refunded'

/**
 * Money asked for on the gateway's page: a recharge fills the wallet, a purchase goes past it and buys one thing.
 * What it is made of is fixed when it is written down.
 */
export const payments = pgTable(
  'payments',
  {
    txnId: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<'recharge' | 'purchase'>().notNull(),
    enrolmentId: integer().references(() => enrolments.id),
    orderId: integer().references(() => orders.id),
    title: text().notNull(),
    /** Without tax. */
    amountPaise: integer().notNull(),
    bonusPaise: integer().notNull().default(0),
    discountPaise: integer().notNull().default(0),
    /** Owed to the state. */
    gstPaise: integer().notNull(),
    payablePaise: integer().notNull(),
    coupon: text(),
    status: text().$type<PaymentStatus>().notNull().default('created'),
    message: text(),
    /** In the order money arrived. */
    receiptNumber: integer().unique(),
    payPageUrl: text(),
    expiresAt: timestamp({ withTimezone: true }),
    /** From then on it may be paid, and holds its coupon, its seat or its stock. */
    initiatedAt: timestamp({ withTimezone: true }),
    /** When the gateway is to be asked next; null once settled. */
    nextCheckAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.customerId, t.createdAt),
    index().on(t.orderId),
    index()
      .on(t.nextCheckAt)
      .where(sql`${t.status} = 'pending'`),
    // A coupon is good once for each customer, also for two taps at the same moment.
    uniqueIndex('recharges_coupon_once')
      .on(t.customerId, t.coupon)
      .where(sql`${t.status} in ('pending', 'success')`),
    uniqueIndex('payments_one_pending_per_enrolment')
      .on(t.enrolmentId)
      .where(sql`${t.status} = 'pending'`),
    check(
      'payment_of_one_thing',
      sql`num_nonnulls(${t.enrolmentId}, ${t.orderId}) = case ${t.kind} when 'purchase' then 1 else 0 end`,
    ),
    check('payment_adds_up', sql`${t.payablePaise} = ${t.amountPaise} - ${t.discountPaise} + ${t.gstPaise}`),
  ],
)

/** What we owe to somebody who paid: all that came in, once for each payment. */
export const refunds = pgTable(
  'refunds',
  {
    txnId: text()
      .primaryKey()
      .references(() => payments.txnId),
    amountPaise: integer().notNull(),
    /** A sentence for whoever paid. */
    reason: text().notNull(),
    /** What the desk calls it. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    /** The gateway knows each attempt by a number of its own; one that it could not make is followed by another. */
    attempt: integer().notNull().default(1),
    nextCheckAt: timestamp({ withTimezone: true }).notNull(),
    /** Since then nobody asks the gateway any more, and it waits for a person. */
    refusedAt: timestamp({ withTimezone: true }),
    /** The gateway's word for why. */
    refusal: text(),
    /** Of the transfer by which a person paid it another way. */
    manualReference: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('refunds_due')
      .on(t.nextCheckAt)
      .where(sql`${t.completedAt} is null and ${t.refusedAt} is null`),
    index()
      .on(t.refusedAt)
      .where(sql`${t.refusedAt} is not null`),
    index()
      .on(t.completedAt)
      .where(sql`${t.manualReference} is not null`),
    check('refund_in_one_state', sql`num_nonnulls(${t.refusedAt}, ${t.completedAt}) < 2`),
    check('refund_refused_for_a_reason', sql`num_nonnulls(${t.refusedAt}, ${t.refusal}) <> 1`),
  ],
)

export type Payment = typeof payments.$inferSelect

export type Refund = typeof refunds.$inferSelect

export const tips = pgTable('tips', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer()
    .notNull()
    .references(() => customers.id),
  astrologerId: integer().notNull(),
  amountPaise: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
