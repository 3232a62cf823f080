import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
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

export interface LiveStreamDetails {
  stream: LiveStream
  astrologerName: string
  queueLength: number
  /** Whether the requesting customer is blocked. */
  isBlocked: boolean
}

const { startedAt, endedAt, scheduledAt, endsAt } = liveStreams

/** `statusOf` is `live`. */
export const isOn = and(isNotNull(startedAt), isNull(endedAt))

/** It is on until its astrologer ends it: a scripted one ends at its time. */
export const isHosted = and(isOn, isNull(endsAt))

/** `statusOf` as SQL, without those that were cancelled, and those that were prepared without a time. */
const STATUS_CONDITIONS: Record<LiveStatus, SQL | undefined> = {
  scheduled: and(isNull(startedAt), isNull(endedAt), isNotNull(scheduledAt)),
  live: isOn,
  ended: and(isNotNull(startedAt), isNotNull(endedAt)),
}

/** A page of live streams: those that are live, then the next ones, then the ended ones. */
export async function listLiveStreams(
  db: Db,
  customerId: number | null,
  { limit, offset, status }: Page & { status: LiveStatus | undefined },
): Promise<{ total: number; streams: LiveStreamDetails[] }> {
  const matching = status ? STATUS_CONDITIONS[status] : or(...Object.values(STATUS_CONDITIONS))
  const rank = sql`case when ${endedAt} is not null then 2 when ${startedAt} is null then 1 else 0 end`
  const streams = await selectDetails(db, customerId)
    .where(matching)
    .orderBy(asc(rank), sql`case when ${endedAt} is null then ${scheduledAt} end`, desc(startedAt), asc(liveStreams.id))
    .limit(limit)
    .offset(offset)
  return { total: await db.$count(liveStreams, matching), streams }
}

export async function findLiveStream(db: Db, customerId: number | null, id: number): Promise<LiveStreamDetails | null> {
  const [details] = await selectDetails(db, customerId).where(eq(liveStreams.id, id))
  return details ?? null
}

function selectDetails(db: Db, customerId: number | null) {
  const queueLength = db.$count(
    queueEntries,
    and(eq(queueEntries.astrologerId, liveStreams.astrologerId), inArray(queueEntries.status, ['waiting', 'called'])),
  )
  return db
    .select({
      stream: liveStreams,
      astrologerName: astrologers.name,
      queueLength,
      isBlocked: sql<boolean>`${liveBlocks.customerId} is not null`,
    })
    .from(liveStreams)
    .innerJoin(astrologers, eq(astrologers.id, liveStreams.astrologerId))
    .leftJoin(liveBlocks, and(eq(liveBlocks.streamId, liveStreams.id), eq(liveBlocks.customerId, customerId ?? 0)))
}
