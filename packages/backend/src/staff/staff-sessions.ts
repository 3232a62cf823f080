import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { staffSessions } from './tables.ts'
import { hashOf, randomToken } from '../secrets/secrets.ts'

/** A working day and no more: nothing makes a session longer. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60

/** The token of a new session. */
export async function openStaffSession(db: Db, now: Date, phone: string): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + STAFF_SESSION_SECONDS * 1000)
  await db.insert(staffSessions).values({ hash: await hashOf(token), phone, expiresAt })
  return token
}

/** The number of whoever holds this token; null as soon as the session is over or `staff` no longer names the number. */
export async function staffOf(db: Db, now: Date, staff: readonly string[], token: string): Promise<string | null> {
  const [session] = await db
    .select({ phone: staffSessions.phone })
    .from(staffSessions)
    .where(and(eq(staffSessions.hash, await hashOf(token)), gt(staffSessions.expiresAt, now)))
  return session && staff.includes(session.phone) ? session.phone : null
}

export async function endStaffSession(db: Db, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.hash, await hashOf(token)))
}

export async function forgetOldStaffSessions(db: Db, now: Date): Promise<void> {
  await db.delete(staffSessions).where(lte(staffSessions.expiresAt, now))
}
