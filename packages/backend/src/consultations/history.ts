import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerReviews, astrologers } from '../astrologers/index.ts'
import { consultations, phoneCalls, type Consultation } from './tables.ts'
import { userQueries } from '../enquiries/index.ts'
import type { ConsultationKind } from './end-reason-text.ts'
import { MISSED_REASONS, type Status } from './lifecycle.ts'

export interface HistoryEntry {
  consultation: Consultation
  astrologerName: string
  stars: number | null
  isRecorded: boolean
  /** The customer's latest question about the consultation. */
  question: { message: string; createdAt: Date; answeredAt: Date | null; note: string | null } | null
}

interface HistoryQuery {
  kind?: ConsultationKind | undefined
  status?: Status | undefined
  oldestFirst: boolean
  limit: number
  offset: number
}

/** A page of a customer's consultations, ordered by their start, or by their request when they never started. */
export async function listHistory(
  db: Db,
  customerId: number,
  { kind, status, oldestFirst, limit, offset }: HistoryQuery,
): Promise<{ total: number; entries: HistoryEntry[] }> {
  const matching = and(
    eq(consultations.customerId, customerId),
    kind && eq(consultations.kind, kind),
    status && STATUS_CONDITIONS[status],
  )
  const order = oldestFirst ? asc : desc
  const startOrRequest = sql`coalesce(${consultations.startedAt}, ${consultations.requestedAt})`
  const [counted] = await db.select({ total: count() }).from(consultations).where(matching)
  const question = db
    .select()
    .from(userQueries)
    .where(eq(userQueries.consultationId, consultations.id))
    .orderBy(desc(userQueries.id))
    .limit(1)
    .as('question')
  const entries = await db
    .select({
      consultation: consultations,
      astrologerName: astrologers.name,
      stars: astrologerReviews.stars,
      isRecorded: sql<boolean>`${phoneCalls.recordingUrl} is not null`,
      question: {
        message: question.message,
        createdAt: question.createdAt,
        answeredAt: question.answeredAt,
        note: question.note,
      },
    })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .leftJoin(astrologerReviews, eq(astrologerReviews.consultationId, consultations.id))
    .leftJoin(phoneCalls, eq(phoneCalls.consultationId, consultations.id))
    .leftJoinLateral(question, sql`true`)
    .where(matching)
    .orderBy(order(startOrRequest), order(consultations.id))
    .limit(limit)
    .offset(offset)
  return { total: counted?.total ?? 0, entries }
}

const { startedAt, endedAt, endReason, rangAt, astrologerPickedUpAt } = consultations
const isWaiting = and(isNull(endedAt), isNull(startedAt))
const neverStarted = and(isNotNull(endedAt), isNull(startedAt))

/** `statusOf` as SQL. */
const STATUS_CONDITIONS: Record<Status, SQL | undefined> = {
  requested: and(isWaiting, isNull(astrologerPickedUpAt), isNull(rangAt)),
  ringing: and(isWaiting, isNull(astrologerPickedUpAt), isNotNull(rangAt)),
  accepted: and(isWaiting, isNotNull(astrologerPickedUpAt)),
  in_progress: and(isNull(endedAt), isNotNull(startedAt)),
  completed: and(isNotNull(endedAt), isNotNull(startedAt)),
  rejected: and(neverStarted, eq(endReason, 'rejected')),
  missed: and(neverStarted, inArray(endReason, [...MISSED_REASONS])),
  cancelled: and(neverStarted, not(inArray(endReason, ['rejected', ...MISSED_REASONS]))),
}
