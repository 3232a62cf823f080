import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { astrologerReviews, astrologers, consultations, type Consultation } from '../../database/schema/index.ts'
import type { ConsultationKind } from './end-words.ts'
import type { Status } from './lifecycle.ts'

export interface HistoryEntry {
  consultation: Consultation
  astrologerName: string
  stars: number | null
}

export interface HistoryQuestion {
  kind?: ConsultationKind | undefined
  status?: Status | 'ringing' | undefined
  oldestFirst: boolean
  limit: number
  offset: number
}

/** A customer's consultations. One that never started stands where it was asked for. */
export async function listHistory(
  db: Db,
  customerId: number,
  { kind, status, oldestFirst, limit, offset }: HistoryQuestion,
): Promise<{ total: number; entries: HistoryEntry[] }> {
  const wanted = and(
    eq(consultations.customerId, customerId),
    kind && eq(consultations.kind, kind),
    status && STATUSES[status],
  )
  const order = oldestFirst ? asc : desc
  const begun = sql`coalesce(${consultations.startedAt}, ${consultations.requestedAt})`
  const [counted] = await db.select({ total: count() }).from(consultations).where(wanted)
  const entries = await db
    .select({ consultation: consultations, astrologerName: astrologers.name, stars: astrologerReviews.stars })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .leftJoin(astrologerReviews, eq(astrologerReviews.consultationId, consultations.id))
    .where(wanted)
    .orderBy(order(begun), order(consultations.id))
    .limit(limit)
    .offset(offset)
  return { total: counted?.total ?? 0, entries }
}

const { startedAt, endedAt, endReason, astrologerPickedUpAt } = consultations
const neverStarted = and(isNotNull(endedAt), isNull(startedAt))

/** `statusOf`, asked of the database. */
const STATUSES: Record<Status | 'ringing', SQL | undefined> = {
  requested: and(isNull(endedAt), isNull(startedAt), isNull(astrologerPickedUpAt)),
  accepted: and(isNull(endedAt), isNull(startedAt), isNotNull(astrologerPickedUpAt)),
  in_progress: and(isNull(endedAt), isNotNull(startedAt)),
  completed: and(isNotNull(endedAt), isNotNull(startedAt)),
  rejected: and(neverStarted, sql`${endReason} = 'rejected'`),
  missed: and(neverStarted, sql`${endReason} in ('missed', 'customer_absent')`),
  cancelled: and(neverStarted, sql`${endReason} not in ('rejected', 'missed', 'customer_absent')`),
  // Only a telephone rings.
  ringing: sql`false`,
}
