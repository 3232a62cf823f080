import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { staffMembers, staffSessions, type StaffRole } from './tables.ts'
import { ensureStaffMember, rolesOf } from './staff-members.ts'
import { randomToken, sha256 } from '../secrets/secrets.ts'

/** A working day; sessions are never extended. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60

/** The staff member of a session, as the desk sees them. */
export interface SignedInStaff {
  id: number
  phone: string
  name: string
  roles: readonly StaffRole[]
  /** Whether this device has passed the second factor. */
  hasPassedSecondFactor: boolean
}

/** Creates a session and returns its token. */
export async function createStaffSession(db: Db, now: Date, phone: string): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + STAFF_SESSION_SECONDS * 1000)
  await ensureStaffMember(db, now, phone)
  await db.insert(staffSessions).values({ hash: await sha256(token), phone, expiresAt })
  return token
}

/** Null if the session has expired, or if its number has no role any more. `staff`: the setting. */
export async function findSignedInStaff(
  db: Db,
  now: Date,
  staff: readonly string[],
  token: string,
): Promise<SignedInStaff | null> {
  const [found] = await db
    .select({ member: staffMembers, secondFactorAt: staffSessions.secondFactorAt })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.phone, staffSessions.phone))
    .where(and(eq(staffSessions.hash, await sha256(token)), gt(staffSessions.expiresAt, now)))
  if (!found) return null
  const { id, phone, name } = found.member
  const roles = rolesOf(staff, phone, found.member.roles)
  return roles.length === 0 ? null : { id, phone, name, roles, hasPassedSecondFactor: found.secondFactorAt !== null }
}

/** Remembers that this device has passed the second factor. */
export async function passSecondFactor(db: Db, now: Date, token: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ secondFactorAt: now })
    .where(eq(staffSessions.hash, await sha256(token)))
}

export async function endStaffSession(db: Db, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.hash, await sha256(token)))
}

export async function deleteExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.delete(staffSessions).where(lte(staffSessions.expiresAt, now))
}
