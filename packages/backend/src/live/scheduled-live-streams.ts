import { and, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { setIsLive } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { liveStreams } from './tables.ts'

export interface ScheduledLiveStream {
  astrologerId: number
  title: string
  scheduledAt: Date
  endsAt: Date
}

/** Adds live streams that start and end at announced times; one that is already there stays as it is. */
export async function announceLiveStreams(db: Db, streams: readonly ScheduledLiveStream[]): Promise<void> {
  if (streams.length > 0)
    await db
      .insert(liveStreams)
      .values([...streams])
      .onConflictDoNothing()
}

/** Starts those whose announced time has come. */
export async function startScheduledLiveStreams(db: Db, now: Date): Promise<void> {
  const started = await db
    .update(liveStreams)
    .set({ startedAt: sql`${liveStreams.scheduledAt}` })
    .where(and(isNull(liveStreams.startedAt), lte(liveStreams.scheduledAt, now), gt(liveStreams.endsAt, now)))
    .returning({ astrologerId: liveStreams.astrologerId })
  await setIsLive(
    db,
    started.map(({ astrologerId }) => astrologerId),
    true,
  )
}

/** Ends those whose announced time is over and returns their ids. One that never started is deleted. */
export const endScheduledLiveStreams = (db: Db, now: Date): Promise<number[]> =>
  endWhere(db, now, lte(liveStreams.endsAt, now))

/** Ends all that have an announced end, now at the latest, and returns their ids. */
export const endAllScheduledLiveStreams = (db: Db, now: Date): Promise<number[]> =>
  endWhere(db, now, isNotNull(liveStreams.endsAt))

async function endWhere(db: Db, now: Date, condition: SQL): Promise<number[]> {
  const shouldEnd = and(isNull(liveStreams.endedAt), condition)
  const ended = await db
    .update(liveStreams)
    .set({ endedAt: sql`least(${liveStreams.endsAt}, ${now.toISOString()}::timestamptz)`, viewerCount: 0 })
    .where(and(shouldEnd, isNotNull(liveStreams.startedAt)))
    .returning({ id: liveStreams.id, astrologerId: liveStreams.astrologerId })
  // The server was down for the whole of their time.
  await db.delete(liveStreams).where(and(shouldEnd, isNull(liveStreams.startedAt)))
  await setIsLive(
    db,
    ended.map(({ astrologerId }) => astrologerId),
    false,
  )
  return ended.map(({ id }) => id)
}
