import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  /** E.164. A placeholder once the account is deleted, so that the number can sign up again. */
  phone: text().notNull().unique(),
  name: text().notNull().default(''),
  email: text(),
  gender: text().$type<'male' | 'female' | 'other'>(),
  dateOfBirth: date(),
  timeOfBirth: text(),
  placeOfBirth: text(),
  avatar: text(),
  isConsultant: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  deletedAt: timestamp({ withTimezone: true }),
  /** While it is blocked nobody signs in to the account. */
  blockedAt: timestamp({ withTimezone: true }),
  /** Why, for the staff. */
  blockedBecause: text(),
})

export type Customer = typeof customers.$inferSelect

/** Former numbers of accounts. Staff find a customer by them, for example when one reports a stolen account. */
export const formerNumbers = pgTable(
  'former_numbers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** E.164 */
    phone: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.customerId), index().on(t.phone)],
)

/** A one-time code that was sent. Only its HMAC is stored. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    purpose: text().$type<'login' | 'confirm' | 'desk' | 'astrologer'>().notNull(),
    /** Random, so that equal codes have different HMACs. */
    nonce: text().notNull(),
    codeHmac: text().notNull(),
    ip: text().notNull(),
    /** SHA-256 of the request token that the caller chose; null without one. */
    requestHash: text(),
    /** False when the request shares the code of an earlier message, or when the message could not be sent. */
    isSent: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** How long the caller waits before the next request. */
    resendSeconds: integer().notNull().default(30),
    /** Wrong guesses of the caller who requested the code, and of anybody else. */
    attempts: integer().notNull().default(0),
    foreignAttempts: integer().notNull().default(0),
    /** When the code was used. */
    consumedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.phone, t.createdAt), index().on(t.ip, t.createdAt), index().on(t.createdAt)],
)

/** Proves that a phone was verified a few minutes ago; valid once. */
export const verificationTokens = pgTable('verification_tokens', {
  hash: text().primaryKey(),
  phone: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
})

/** Whose app a token opens. A person may be a customer and an astrologer, and signs in for each. */
export type Audience = 'customer' | 'astrologer'

/** A sign-in session on one device and its token family. Revoking it invalidates all of its tokens. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    audience: text().$type<Audience>().notNull().default('customer'),
    /** HMAC of the network: limits are wider where the customer has signed in before. Null after the account is deleted. */
    networkHmac: text(),
    /** "Chrome on Android"; empty when unknown. */
    device: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The absolute expiry; rotation does not extend it. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    revokedBecause: text().$type<'logout' | 'elsewhere' | 'reuse' | 'number' | 'deleted' | 'blocked'>(),
  },
  (t) => [index().on(t.customerId), index().on(t.networkHmac, t.createdAt), index().on(t.expiresAt)],
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
