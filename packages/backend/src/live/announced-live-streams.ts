import { and, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { secondsAfter } from '../jobs/job.ts'
import { statusOf } from './list-live-streams.ts'
import { liveStreams } from './tables.ts'

/** Our own choice: what starts sooner is started and not announced. */
const EARLIEST_MS = 5 * 60_000
const LATEST_DAYS = 30
/** Our own choice: who is later than this does not come. */
const MISSED_SECONDS = 60 * 60

/** A time at which a live stream may be announced. */
export function announcedTime(now: Date, at: string): Date {
  const time = new Date(at)
  const inMs = time.getTime() - now.getTime()
  if (inMs < EARLIEST_MS) throw invalidFields({ scheduled_at: 'Choose a time that is at least 5 minutes from now.' })
  if (inMs > LATEST_DAYS * 24 * 60 * 60_000)
    throw invalidFields({ scheduled_at: `Choose a time within the next ${LATEST_DAYS} days.` })
  return time
}

/** Only what an astrologer hosts: the live streams of a programme start by themselves. */
const isWaitingForHost = and(isNull(liveStreams.startedAt), isNull(liveStreams.endedAt), isNull(liveStreams.endsAt))

/** Cancels the live stream of an astrologer that has not started. Returns false when it was cancelled before. */
export async function cancelLiveStream(db: Db, now: Date, astrologerId: number, id: number): Promise<boolean> {
  const own = and(eq(liveStreams.id, id), eq(liveStreams.astrologerId, astrologerId))
  if ((await endUnstarted(db, now, own)).length > 0) return true
  const [stream] = await db.select().from(liveStreams).where(own)
  if (!stream) throw notFound('Live stream not found.')
  if (stream.startedAt === null && stream.endedAt !== null) return false
  throw new DomainError('wrong_status', `A live stream that is ${statusOf(stream)} cannot be cancelled.`)
}

/**
 * Cancels what an astrologer announced. A live stream that is on is ended by a job, which can also disconnect and tell
 * everyone in it.
 */
export const cancelAnnouncedOf = (tx: Db, now: Date, astrologerId: number): Promise<number[]> =>
  endUnstarted(tx, now, and(eq(liveStreams.astrologerId, astrologerId), isNotNull(liveStreams.scheduledAt)))

/** When the next live stream of an astrologer is an hour late. */
export const missedAt = (): SQL =>
  sql`(select ${secondsAfter(sql`min(${liveStreams.scheduledAt})`, MISSED_SECONDS)}
    from ${liveStreams} where ${isWaitingForHost})`

/** Cancels what was announced and did not start, and returns the ids. */
export const cancelMissedLiveStreams = (db: Db, now: Date): Promise<number[]> =>
  endUnstarted(db, now, lte(liveStreams.scheduledAt, new Date(now.getTime() - MISSED_SECONDS * 1000)))

async function endUnstarted(db: Db, now: Date, condition: SQL | undefined): Promise<number[]> {
  const ended = await db
    .update(liveStreams)
    .set({ endedAt: now })
    .where(and(isWaitingForHost, condition))
    .returning({ id: liveStreams.id })
  return ended.map(({ id }) => id)
}
