import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations } from './tables.ts'

/** Whether an operator and not the script plays the astrologer of one consultation, or of all of an astrologer. */
export async function setOperated(
  db: Db,
  which: { id: number } | { astrologerId: number },
  isOperated: boolean,
): Promise<void> {
  const condition = 'id' in which ? eq(consultations.id, which.id) : eq(consultations.astrologerId, which.astrologerId)
  await db.update(consultations).set({ isOperated }).where(condition)
}
