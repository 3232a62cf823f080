import { desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { consultations } from './tables.ts'
import { customers } from '../identity/index.ts'
import type { Page } from '../endpoint/page.ts'
import { consultationWithNames, type ConsultationWithNames } from './consultation-with-names.ts'

/** By number, or by the reference on the receipt; the reference as `readReference` returns it. */
export type ConsultationSearch = { id: number } | { reference: string }

/** Consultations of all customers, newest first: the open ones, the ended ones, or only those that were searched for. */
export async function listConsultations(
  db: Db,
  { limit, offset, isPast, search }: Page & { isPast: boolean; search: ConsultationSearch | null },
): Promise<{ count: number; consultations: ConsultationWithNames[] }> {
  const state = isPast ? isNotNull(consultations.endedAt) : isNull(consultations.endedAt)
  const where =
    search === null
      ? state
      : 'id' in search
        ? eq(consultations.id, search.id)
        : eq(consultations.reference, search.reference)
  const rows = await db
    .select(consultationWithNames)
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .where(where)
    .orderBy(desc(consultations.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(consultations, where), consultations: rows }
}
