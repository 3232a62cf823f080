import { and, eq } from 'drizzle-orm'
import { consultations, type Consultation } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import { notFound } from '../errors.ts'

/** A consultation with this astrologer. One with another astrologer is not found. */
export async function ownConsultation(db: Db, astrologerId: number, id: number): Promise<Consultation> {
  const [own] = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), eq(consultations.astrologerId, astrologerId)))
  if (!own) throw notFound('Consultation not found.')
  return own
}
