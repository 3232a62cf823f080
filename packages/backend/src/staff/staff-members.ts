import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, notFound } from '../errors.ts'
import { staffMembers, staffSessions, type StaffMember, type StaffRole } from './tables.ts'

/** The roles of a number: the setting `STAFF` names admins, the table everybody else. */
export async function staffRolesOf(db: Db, staff: readonly string[], phone: string): Promise<readonly StaffRole[]> {
  const [member] = await db
    .select({ roles: staffMembers.roles })
    .from(staffMembers)
    .where(eq(staffMembers.phone, phone))
  return rolesOf(staff, phone, member?.roles)
}

export const rolesOf = (
  staff: readonly string[],
  phone: string,
  roles: readonly StaffRole[] | undefined,
): readonly StaffRole[] => (staff.includes(phone) ? ['admin'] : (roles ?? []))

/** Somebody named in the setting gets a row with the first sign-in, so that the log and the second factor have one. */
export async function ensureStaffMember(db: Db, now: Date, phone: string): Promise<void> {
  await db.insert(staffMembers).values({ phone, name: '', addedAt: now }).onConflictDoNothing()
}

/** Adds a staff member, or gives somebody who was removed new roles. */
export async function addStaffMember(
  db: Db,
  now: Date,
  { phone, name, roles }: Pick<StaffMember, 'phone' | 'name' | 'roles'>,
): Promise<void> {
  const [added] = await db
    .insert(staffMembers)
    .values({ phone, name, roles, addedAt: now })
    .onConflictDoUpdate({
      target: staffMembers.phone,
      set: { name, roles, addedAt: now },
      setWhere: sql`${staffMembers.roles} = '{}'`,
    })
    .returning({ id: staffMembers.id })
  if (!added) throw new DomainError('account_taken', 'This number is already on the list.')
}

/** Changes the name and the roles. Without a role the person is removed: every session ends. */
export async function changeStaffMember(
  db: Db,
  id: number,
  change: Pick<StaffMember, 'name' | 'roles'>,
): Promise<void> {
  const [changed] = await db.update(staffMembers).set(change).where(eq(staffMembers.id, id)).returning()
  if (!changed) throw notFound('Staff member not found.')
  if (change.roles.length === 0) await db.delete(staffSessions).where(eq(staffSessions.phone, changed.phone))
}

/** Everybody who is or was on the list, by name. */
export const listStaffMembers = (db: Db): Promise<StaffMember[]> =>
  db.select().from(staffMembers).orderBy(asc(staffMembers.name), asc(staffMembers.id))
