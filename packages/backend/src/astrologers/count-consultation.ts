import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** Adds a consultation that took place to the number in the profile. */
export async function countConsultation(tx: Db, astrologerId: number): Promise<void> {
  await tx
    .update(astrologers)
    .set({ consultationCount: sql`${astrologers.consultationCount} + 1` })
    .where(eq(astrologers.id, astrologerId))
}
