import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../identity/tables.ts'
import { enrolments } from '../courses/tables.ts'
import { orders } from '../store/tables.ts'

export type PaymentStatus = 'created' | 'pending' | 'success' | 'failed' | 'refunded'

/**
 * A payment through the gateway: a recharge fills the wallet, a purchase pays for one enrolment or order directly.
 * Its amounts are fixed when it is created.
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
    gstPaise: integer().notNull(),
    payablePaise: integer().notNull(),
    coupon: text(),
    status: text().$type<PaymentStatus>().notNull().default('created'),
    message: text(),
    /** Consecutive in the order in which payments succeed. */
    receiptNumber: integer().unique(),
    payPageUrl: text(),
    expiresAt: timestamp({ withTimezone: true }),
    /** From this time on it can be paid, and holds its coupon, enrolment or stock. */
    initiatedAt: timestamp({ withTimezone: true }),
    /** When the gateway is queried next; null once settled. */
    nextCheckAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.customerId, t.createdAt),
    index().on(t.orderId),
    index().on(t.completedAt),
    index()
      .on(t.nextCheckAt)
      .where(sql`${t.status} = 'pending'`),
    // A customer uses a coupon once, even in concurrent requests.
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

/** Our own choice: each coupon is valid once per customer and reduces the amount to pay. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Capital letters and digits. */
    code: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    /** Either a sum or a percentage is taken off. */
    flatPaise: integer(),
    percent: integer(),
    maxPaise: integer(),
    minAmountPaise: integer().notNull(),
    validUntil: timestamp({ withTimezone: true }),
    firstRechargeOnly: boolean().notNull().default(false),
  },
  (t) => [
    check('coupon_takes_one_thing_off', sql`num_nonnulls(${t.flatPaise}, ${t.percent}) = 1`),
    check('coupon_percent', sql`${t.percent} between 1 and 100`),
  ],
)

export type Coupon = typeof coupons.$inferSelect

/** Money owed to a customer, at most once for a payment: all of it, or the part for returned pieces. */
export const refunds = pgTable(
  'refunds',
  {
    txnId: text()
      .primaryKey()
      .references(() => payments.txnId),
    amountPaise: integer().notNull(),
    /** A sentence that the customer reads. */
    reason: text().notNull(),
    /** The number that staff use. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    /** Part of the refund id at the gateway; a failed attempt is followed by the next number. */
    attempt: integer().notNull().default(1),
    nextCheckAt: timestamp({ withTimezone: true }).notNull(),
    /** From this time on the gateway is not queried any more, and staff handle the refund. */
    refusedAt: timestamp({ withTimezone: true }),
    /** The gateway's error code. */
    refusal: text(),
    /** The bank's reference, if staff transferred the money another way. */
    manualReference: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.createdAt),
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

/** The tips that are offered; a customer may give another sum. */
export const tipAmounts = pgTable('tip_amounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  amountPaise: integer().notNull().unique(),
  label: text().notNull(),
})
