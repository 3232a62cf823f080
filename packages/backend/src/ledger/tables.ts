import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** `customer:12`, `astrologer:7`, `platform:revenue` … The balance is the sum of the account's postings. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    balancePaise: bigint({ mode: 'number' }).notNull().default(0),
    mayGoBelowZero: boolean().notNull(),
  },
  (t) => [check('no_overdraft', sql`${t.mayGoBelowZero} or ${t.balancePaise} >= 0`)],
)

/** One movement of money. Its `cause` is unique, so that nothing is posted twice. */
export const journals = pgTable(
  'journals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cause: text().notNull().unique(),
    kind: text().notNull(),
    /** Groups journals on a statement, such as `consultation:12`. */
    subject: text().notNull(),
    title: text().notNull(),
    /** The requested lines, to detect the same cause with other lines. */
    fingerprint: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt, t.id)],
)

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
