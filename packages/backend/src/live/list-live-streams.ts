import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { liveBlocks, liveStreams, type LiveStream } from './tables.ts'
import { queueEntries } from '../queue/index.ts'
import type { Page } from '../endpoint/page.ts'

export type LiveStatus = 'scheduled' | 'live' | 'ended'

export const statusOf = ({ startedAt, endedAt }: LiveStream): LiveStatus => {
  if (endedAt) return 'ended'
  return startedAt ? 'live' : 'scheduled'
}

export interface Show {
  stream: LiveStream
  astrologerName: string
  queueLength: number
  /** The customer who asks is shut out. */
  isBlocked: boolean
}

const { startedAt, endedAt, scheduledAt } = liveStreams

/** `statusOf`, asked of the database. */
const STATUSES: Record<LiveStatus, SQL | undefined> = {
  scheduled: and(isNull(startedAt), isNull(endedAt)),
  live: and(isNotNull(startedAt), isNull(endedAt)),
  ended: isNotNull(endedAt),
}

/** What is live first, then what comes next, then what was. */
export async function listShows(
  db: Db,
  customerId: number | null,
  { limit, offset, status }: Page & { status: LiveStatus | undefined },
): Promise<{ total: number; shows: Show[] }> {
  const wanted = status && STATUSES[status]
  const rank = sql`case when ${endedAt} is not null then 2 when ${startedAt} is null then 1 else 0 end`
  const shows = await told(db, customerId)
    .where(wanted)
    .orderBy(asc(rank), sql`case when ${endedAt} is null then ${scheduledAt} end`, desc(startedAt), asc(liveStreams.id))
    .limit(limit)
    .offset(offset)
  return { total: await db.$count(liveStreams, wanted), shows }
}

export async function findShow(db: Db, customerId: number | null, id: number): Promise<Show | null> {
  const [show] = await told(db, customerId).where(eq(liveStreams.id, id))
  return show ?? null
}

function told(db: Db, customerId: number | null) {
  const line = db.$count(
    queueEntries,
    and(eq(queueEntries.astrologerId, liveStreams.astrologerId), inArray(queueEntries.status, ['waiting', 'called'])),
  )
  return db
    .select({
      stream: liveStreams,
      astrologerName: astrologers.name,
      queueLength: line,
      isBlocked: sql<boolean>`${liveBlocks.customerId} is not null`,
    })
    .from(liveStreams)
    .innerJoin(astrologers, eq(astrologers.id, liveStreams.astrologerId))
    .leftJoin(liveBlocks, and(eq(liveBlocks.streamId, liveStreams.id), eq(liveBlocks.customerId, customerId ?? 0)))
}
