import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './customers.ts'

/** One sign-in on one device: the family of all tokens that descend from it. Revoking it kills them all. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The absolute end; rotation does not move it. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    revokedBecause: text().$type<'logout' | 'reuse' | 'deleted'>(),
  },
  (t) => [index().on(t.customerId)],
)

/** Tokens are stored as SHA-256 only. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text().primaryKey(),
    signInId: integer()
      .notNull()
      .references(() => signIns.id),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    signInId: integer()
      .notNull()
      .references(() => signIns.id),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    rotatedAt: timestamp({ withTimezone: true }),
    successorHash: text(),
  },
  (t) => [index().on(t.expiresAt)],
)
