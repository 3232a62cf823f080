import { and, count, desc, eq, gt, isNull, lte, max, min, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { otpChallenges, verificationTokens } from './tables.ts'
import { smsOutbox } from '../ports/sms-sender/tables.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import { areEqual, hashOf, randomToken, hmacOf } from '../secrets/secrets.ts'

export const CODE_SECONDS = 300
export const RESEND_SECONDS = 30
const TRIES = 5
const HOUR_MS = 60 * 60 * 1000
const CODES_PER_PHONE = 5
const CODES_PER_IP = 20
const PROOF_MS = 10 * 60 * 1000

/** A code that was sent for one is no good for another. */
type Purpose = 'login' | 'confirm' | 'desk'

interface CodeRequest {
  phone: string
  ip: string
  purpose: Purpose
  secret: string
}

/** A new code for a phone, which ends every older one; or the seconds to wait for it. */
export async function issueCode(
  db: Db,
  now: Date,
  { phone, ip: address, purpose, secret }: CodeRequest,
): Promise<{ code: string } | { waitSeconds: number }> {
  const ip = networkOf(address)
  return db.transaction(async (tx) => {
    // Requests for one phone, and then for one address, are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code for ${phone}`}))`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code from ${ip}`}))`)
    const waitSeconds = await waitFor(tx, now, phone, ip)
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
      codeHmac: await hmacOf(secret, `code ${nonce} ${code}`),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
    })
    return { code }
  })
}

export type CodeCheck = 'right' | 'expired' | { triesLeft: number } | { waitSeconds: number }

/**
 * Checks a code. A try is counted before it is looked at, in one statement: parallel guesses cannot be more
 * than five, and of two right answers at the same moment one wins.
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
  if (counted.attempts > TRIES) {
    const nextCodeAt = latest.createdAt.getTime() + RESEND_SECONDS * 1000
    return { waitSeconds: Math.max(1, Math.ceil((nextCodeAt - now.getTime()) / 1000)) }
  }
  if (!areEqual(latest.codeHmac, await hmacOf(secret, `code ${latest.nonce} ${code}`)))
    return { triesLeft: TRIES - counted.attempts }
  const won = await db
    .update(otpChallenges)
    .set({ consumedAt: now })
    .where(and(eq(otpChallenges.id, latest.id), isNull(otpChallenges.consumedAt)))
    .returning({ id: otpChallenges.id })
  return won.length > 0 ? 'right' : 'expired'
}

/** Proof for another call that this phone was confirmed a moment ago. */
export async function proofOfPhone(db: Db, now: Date, phone: string): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + PROOF_MS)
  await db.insert(verificationTokens).values({ hash: await hashOf(token), phone, expiresAt })
  return token
}

/** Uses a proof up. */
export async function takeProof(db: Db, now: Date, phone: string, token: string): Promise<boolean> {
  const taken = await db
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationTokens.hash, await hashOf(token)),
        eq(verificationTokens.phone, phone),
        isNull(verificationTokens.usedAt),
        gt(verificationTokens.expiresAt, now),
      ),
    )
    .returning({ phone: verificationTokens.phone })
  return taken.length > 0
}

/** Codes older than a day count for nothing any more, nor do the messages that carried them. */
export async function forgetOldCodes(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * HOUR_MS)
  await db.delete(otpChallenges).where(lte(otpChallenges.createdAt, yesterday))
  await db.delete(verificationTokens).where(lte(verificationTokens.expiresAt, yesterday))
  await db.delete(smsOutbox).where(lte(smsOutbox.createdAt, yesterday))
}

async function waitFor(db: Db, now: Date, phone: string, ip: string): Promise<number> {
  const ofPhone = await sentInLastHour(db, now, eq(otpChallenges.phone, phone))
  const ofIp = await sentInLastHour(db, now, eq(otpChallenges.ip, ip))
  const until = [
    ofPhone.newest && ofPhone.newest.getTime() + RESEND_SECONDS * 1000,
    ofPhone.number >= CODES_PER_PHONE && ofPhone.oldest && ofPhone.oldest.getTime() + HOUR_MS,
    ofIp.number >= CODES_PER_IP && ofIp.oldest && ofIp.oldest.getTime() + HOUR_MS,
  ]
  return Math.max(0, ...until.map((at) => (at ? Math.ceil((at - now.getTime()) / 1000) : 0)))
}

async function sentInLastHour(db: Db, now: Date, whose: ReturnType<typeof eq>) {
  const [sent] = await db
    .select({ number: count(), oldest: min(otpChallenges.createdAt), newest: max(otpChallenges.createdAt) })
    .from(otpChallenges)
    .where(and(whose, gt(otpChallenges.createdAt, new Date(now.getTime() - HOUR_MS))))
  return sent ?? { number: 0, oldest: null, newest: null }
}

/** Six digits, each of the million equally likely. */
function randomCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number < 4_294_000_000 ? String(number % 1_000_000).padStart(6, '0') : randomCode()
}
