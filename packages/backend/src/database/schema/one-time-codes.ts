import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A code that was sent. Only its HMAC, bound to this row, is kept. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    purpose: text().$type<'login' | 'confirm' | 'desk'>().notNull(),
    /** Random, so that one code makes another HMAC in every row. */
    nonce: text().notNull(),
    codeHmac: text().notNull(),
    ip: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** When it was used up: by the right code, or by a newer code. */
    consumedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.phone, t.createdAt), index().on(t.ip, t.createdAt)],
)

/** Proof that someone held a phone a few minutes ago; good for one use. */
export const verificationTokens = pgTable('verification_tokens', {
  hash: text().primaryKey(),
  phone: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
})

/** Messages of the embedded SMS sender. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    template: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.phone, t.id)],
)
