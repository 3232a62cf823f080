import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { astrologers } from '../astrologers/tables.ts'

/** Where the earnings of an astrologer are transferred. */
export const bankAccounts = pgTable('bank_accounts', {
  astrologerId: integer()
    .primaryKey()
    .references(() => astrologers.id),
  holder: text().notNull(),
  number: text().notNull(),
  ifsc: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})

/** A list of payouts: prepared, then approved, then paid by the bank. */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Tax withheld, in hundredths of a percent of the earnings. */
    tdsBasisPoints: integer().notNull(),
    preparedAt: timestamp({ withTimezone: true }).notNull(),
    approvedAt: timestamp({ withTimezone: true }),
    paidAt: timestamp({ withTimezone: true }),
    /** The bank's reference of the transfer. */
    reference: text(),
  },
  (t) => [
    uniqueIndex('one_payout_run_to_approve')
      .on(sql`(${t.approvedAt} is null)`)
      .where(sql`${t.approvedAt} is null`),
    index()
      .on(t.id)
      .where(sql`${t.paidAt} is null`),
    check('payout_run_in_order', sql`${t.paidAt} is null or ${t.approvedAt} is not null`),
    check('paid_payout_run_has_reference', sql`(${t.paidAt} is null) = (${t.reference} is null)`),
    check('tds_percent', sql`${t.tdsBasisPoints} between 0 and 2000`),
  ],
)

export type PayoutRun = typeof payoutRuns.$inferSelect

/** One line of a run, with the bank account as it was when the run was prepared. */
export const payouts = pgTable(
  'payouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    runId: integer()
      .notNull()
      .references(() => payoutRuns.id),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    /** What the ledger owed. */
    earnedPaise: bigint({ mode: 'number' }).notNull(),
    tdsPaise: bigint({ mode: 'number' }).notNull(),
    holder: text().notNull(),
    number: text().notNull(),
    ifsc: text().notNull(),
    /** When the bank sent the money back, and why. */
    returnedAt: timestamp({ withTimezone: true }),
    returnReason: text(),
  },
  (t) => [
    unique('one_payout_per_run').on(t.runId, t.astrologerId),
    index().on(t.astrologerId, t.id),
    check('payout_above_zero', sql`${t.earnedPaise} > ${t.tdsPaise} and ${t.tdsPaise} >= 0`),
    check('return_has_reason', sql`(${t.returnedAt} is null) = (${t.returnReason} is null)`),
  ],
)

export type Payout = typeof payouts.$inferSelect
