import { and, count, desc, eq, gt, isNull, lte, max, min, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { otpChallenges, verificationTokens } from './tables.ts'
import { deleteOldMessages } from '../ports/sms-sender/outbox.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import { hmac, randomToken, timingSafeEqual } from '../secrets/secrets.ts'

export const CODE_LIFETIME_SECONDS = 300
export const RESEND_SECONDS = 30
const MAX_ATTEMPTS = 5
const HOUR_MS = 60 * 60 * 1000
const MAX_CODES_PER_PHONE = 5
const MAX_CODES_PER_IP = 20

/** A code is valid for the purpose it was sent for only. */
type Purpose = 'login' | 'confirm' | 'desk'

interface CodeRequest {
  phone: string
  ip: string
  purpose: Purpose
  secret: string
}

/** Creates a code for a phone and invalidates the older ones, or answers how long to wait for a new code. */
export async function issueCode(
  db: Db,
  now: Date,
  { phone, ip: address, purpose, secret }: CodeRequest,
): Promise<{ code: string } | { waitSeconds: number }> {
  const ip = networkOf(address)
  return db.transaction(async (tx) => {
    // Requests for one phone, and then from one address, are serialised so that the limits hold.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code for ${phone}`}))`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code from ${ip}`}))`)
    const waitSeconds = await secondsUntilNextCode(tx, now, phone, ip)
    if (waitSeconds > 0) return { waitSeconds }

    await tx
      .update(otpChallenges)
      .set({ consumedAt: now })
      .where(and(eq(otpChallenges.phone, phone), eq(otpChallenges.purpose, purpose), isNull(otpChallenges.consumedAt)))
    const code = randomCode()
    const nonce = randomToken()
    await tx.insert(otpChallenges).values({
      phone,
      purpose,
      ip,
      nonce,
      codeHmac: await hmac(secret, `code ${nonce} ${code}`),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000),
    })
    return { code }
  })
}

export type CodeCheck = 'valid' | 'expired' | { attemptsLeft: number } | { waitSeconds: number }

/**
 * Checks a code. The attempt is counted before the code is compared, in one statement, so that concurrent guesses cannot
 * exceed the limit. Of two concurrent correct entries one succeeds.
 */
export async function checkCode(
  db: Db,
  now: Date,
  { phone, purpose, secret, code }: { phone: string; purpose: Purpose; secret: string; code: string },
): Promise<CodeCheck> {
  const [latest] = await db
    .select()
    .from(otpChallenges)
    .where(and(eq(otpChallenges.phone, phone), eq(otpChallenges.purpose, purpose)))
    .orderBy(desc(otpChallenges.id))
    .limit(1)
  if (!latest || latest.consumedAt || latest.expiresAt <= now) return 'expired'

  const [counted] = await db
    .update(otpChallenges)
    .set({ attempts: sql`${otpChallenges.attempts} + 1` })
    .where(eq(otpChallenges.id, latest.id))
    .returning({ attempts: otpChallenges.attempts, consumedAt: otpChallenges.consumedAt })
  if (!counted || counted.consumedAt) return 'expired'
  if (counted.attempts > MAX_ATTEMPTS) {
    const nextCodeAt = latest.createdAt.getTime() + RESEND_SECONDS * 1000
    return { waitSeconds: Math.max(1, Math.ceil((nextCodeAt - now.getTime()) / 1000)) }
  }
  if (!timingSafeEqual(latest.codeHmac, await hmac(secret, `code ${latest.nonce} ${code}`)))
    return { attemptsLeft: MAX_ATTEMPTS - counted.attempts }
  const consumed = await db
    .update(otpChallenges)
    .set({ consumedAt: now })
    .where(and(eq(otpChallenges.id, latest.id), isNull(otpChallenges.consumedAt)))
    .returning({ id: otpChallenges.id })
  return consumed.length > 0 ? 'valid' : 'expired'
}

/** Deletes the codes, verification tokens and messages of more than a day ago. */
export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * HOUR_MS)
  await db.delete(otpChallenges).where(lte(otpChallenges.createdAt, yesterday))
  await db.delete(verificationTokens).where(lte(verificationTokens.expiresAt, yesterday))
  await deleteOldMessages(db, yesterday)
}

async function secondsUntilNextCode(db: Db, now: Date, phone: string, ip: string): Promise<number> {
  const byPhone = await codesInLastHour(db, now, eq(otpChallenges.phone, phone))
  const byIp = await codesInLastHour(db, now, eq(otpChallenges.ip, ip))
  const waitUntil = [
    byPhone.newest && byPhone.newest.getTime() + RESEND_SECONDS * 1000,
    byPhone.count >= MAX_CODES_PER_PHONE && byPhone.oldest && byPhone.oldest.getTime() + HOUR_MS,
    byIp.count >= MAX_CODES_PER_IP && byIp.oldest && byIp.oldest.getTime() + HOUR_MS,
  ]
  return Math.max(0, ...waitUntil.map((at) => (at ? Math.ceil((at - now.getTime()) / 1000) : 0)))
}

async function codesInLastHour(db: Db, now: Date, condition: ReturnType<typeof eq>) {
  const [codes] = await db
    .select({ count: count(), oldest: min(otpChallenges.createdAt), newest: max(otpChallenges.createdAt) })
    .from(otpChallenges)
    .where(and(condition, gt(otpChallenges.createdAt, new Date(now.getTime() - HOUR_MS))))
  return codes ?? { count: 0, oldest: null, newest: null }
}

/** Six digits, uniformly distributed: larger random numbers are drawn again. */
function randomCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number < 4_294_000_000 ? String(number % 1_000_000).padStart(6, '0') : randomCode()
}
