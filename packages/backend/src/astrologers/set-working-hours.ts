import { eq } from 'drizzle-orm'
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
  if (hours === null) {
    await db.delete(workingHours).where(eq(workingHours.astrologerId, astrologerId))
    return
  }
  const set = { ...hours, offDutyAt: shiftAt(hours, now).to }
  await db
    .insert(workingHours)
    .values({ astrologerId, ...set })
    .onConflictDoUpdate({ target: workingHours.astrologerId, set })
}

export async function findWorkingHours(db: Db, astrologerId: number): Promise<WorkingHours | null> {
  const [hours] = await db.select().from(workingHours).where(eq(workingHours.astrologerId, astrologerId))
  return hours ?? null
}
