import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { staffSessions } from './tables.ts'
import { randomToken, sha256 } from '../secrets/secrets.ts'

/** A working day; sessions are never extended. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60

/** Creates a session and answers its token. */
export async function createStaffSession(db: Db, now: Date, phone: string): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + STAFF_SESSION_SECONDS * 1000)
  await db.insert(staffSessions).values({ hash: await sha256(token), phone, expiresAt })
  return token
}

/** The phone number of the session; null if it has expired or `staff` no longer contains the number. */
export async function findStaffPhone(
  db: Db,
  now: Date,
  staff: readonly string[],
  token: string,
): Promise<string | null> {
  const [session] = await db
    .select({ phone: staffSessions.phone })
    .from(staffSessions)
    .where(and(eq(staffSessions.hash, await sha256(token)), gt(staffSessions.expiresAt, now)))
  return session && staff.includes(session.phone) ? session.phone : null
}

export async function endStaffSession(db: Db, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.hash, await sha256(token)))
}

export async function deleteExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.delete(staffSessions).where(lte(staffSessions.expiresAt, now))
}
