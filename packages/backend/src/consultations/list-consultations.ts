import { desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { consultations } from './tables.ts'
import { customers } from '../identity/index.ts'
import type { Page } from '../endpoint/page.ts'
import { namedConsultation, type NamedConsultation } from './named.ts'

/** Everybody's, the newest first: those that go on, those that are over, or a single one. */
export async function listConsultations(
  db: Db,
  { limit, offset, isPast, chosen }: Page & { isPast: boolean; chosen: number | null },
): Promise<{ count: number; consultations: NamedConsultation[] }> {
  const half = isPast ? isNotNull(consultations.endedAt) : isNull(consultations.endedAt)
  const where = chosen === null ? half : eq(consultations.id, chosen)
  const rows = await db
    .select(namedConsultation)
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .where(where)
    .orderBy(desc(consultations.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(consultations, where), consultations: rows }
}
