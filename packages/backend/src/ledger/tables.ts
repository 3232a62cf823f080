import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** `customer:12`, `astrologer:7`, `platform:revenue` … A balance is what the postings of the account add up to. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    balancePaise: bigint({ mode: 'number' }).notNull().default(0),
    mayGoBelowZero: boolean().notNull(),
  },
  (t) => [check('no_overdraft', sql`${t.mayGoBelowZero} or ${t.balancePaise} >= 0`)],
)

/** One movement of money. `cause` says why and is unique: nothing is posted twice. */
export const journals = pgTable('journals', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  cause: text().notNull().unique(),
  kind: text().notNull(),
  /** What it belongs to, such as `consultation:12`: the lines of a statement are grouped by it. */
  subject: text().notNull(),
  title: text().notNull(),
  /** The lines as they were asked for: the same cause with other lines is a mistake. */
  fingerprint: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

export const postings = pgTable(
  'postings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    journalId: bigint({ mode: 'number' })
      .notNull()
      .references(() => journals.id),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    balanceAfterPaise: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index().on(t.accountId, t.id),
    index().on(t.journalId),
    check('posting_moves_money', sql`${t.amountPaise} <> 0`),
  ],
)
