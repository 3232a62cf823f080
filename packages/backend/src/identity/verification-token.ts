import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { verificationTokens } from './tables.ts'
import { randomToken, sha256 } from '../secrets/secrets.ts'

const LIFETIME_MS = 10 * 60 * 1000

/** A token that proves to another endpoint that this phone was verified just now. */
export async function issueVerificationToken(db: Db, now: Date, phone: string): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await db.insert(verificationTokens).values({ hash: await sha256(token), phone, expiresAt })
  return token
}

/** Checks a verification token and invalidates it. */
export async function consumeVerificationToken(db: Db, now: Date, phone: string, token: string): Promise<boolean> {
  const consumed = await db
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationTokens.hash, await sha256(token)),
        eq(verificationTokens.phone, phone),
        isNull(verificationTokens.usedAt),
        gt(verificationTokens.expiresAt, now),
      ),
    )
    .returning({ phone: verificationTokens.phone })
  return consumed.length > 0
}
