import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { notFound } from '../errors.ts'
import { astrologers, workingHours } from './tables.ts'
import { shiftAt, type WorkingHours } from './working-hours.ts'

/** Sets the weekly hours; null for none. The astrologer stays as available as they are until the shift ends. */
export async function setWorkingHours(
  db: Db,
  now: Date,
  astrologerId: number,
  hours: WorkingHours | null,
): Promise<void> {
  const [found] = await db.select({ id: astrologers.id }).from(astrologers).where(eq(astrologers.id, astrologerId))
  if (!found) throw notFound('There is no such astrologer.')
  if (hours === null) await db.delete(workingHours).where(eq(workingHours.astrologerId, astrologerId))
  else {
    const set = { ...hours, offDutyAt: shiftAt(hours, now).to }
    await db
      .insert(workingHours)
      .values({ astrologerId, ...set })
      .onConflictDoUpdate({ target: workingHours.astrologerId, set })
  }
  // Whom the earlier hours would have put on duty follows these.
  const nextAvailableAt = await nextShiftAt(db, now, astrologerId)
  await db
    .update(astrologers)
    .set({ nextAvailableAt })
    .where(and(isOffDuty(astrologerId), isNotNull(astrologers.nextAvailableAt)))
}

/** An astrologer who is off duty goes on duty with the next shift. */
export async function comeWithNextShift(db: Db, now: Date, astrologerId: number): Promise<void> {
  const nextAvailableAt = await nextShiftAt(db, now, astrologerId)
  await db.update(astrologers).set({ nextAvailableAt }).where(isOffDuty(astrologerId))
}

/** An astrologer who is off duty stays so until they, or staff, set them online. */
export async function comeWithNoShift(db: Db, astrologerId: number): Promise<void> {
  await db.update(astrologers).set({ nextAvailableAt: null }).where(isOffDuty(astrologerId))
}

const isOffDuty = (astrologerId: number) =>
  and(eq(astrologers.id, astrologerId), eq(astrologers.availability, 'offline'), isNull(astrologers.suspendedAt))

/** When the shift after the present one begins; null without working hours. */
export async function nextShiftAt(db: Db, now: Date, astrologerId: number): Promise<Date | null> {
  const hours = await findWorkingHours(db, astrologerId)
  if (hours === null) return null
  const { from, to } = shiftAt(hours, now)
  return from > now ? from : shiftAt(hours, to).from
}

export async function findWorkingHours(db: Db, astrologerId: number): Promise<WorkingHours | null> {
  const [hours] = await db.select().from(workingHours).where(eq(workingHours.astrologerId, astrologerId))
  return hours ?? null
}
