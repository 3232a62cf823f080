import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations } from './tables.ts'

/** The astrologers with whom this customer has had a started consultation. */
export async function consultedAstrologerIds(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: consultations.astrologerId })
    .from(consultations)
    .where(and(eq(consultations.customerId, customerId), isNotNull(consultations.startedAt)))
  return rows.map(({ id }) => id)
}
