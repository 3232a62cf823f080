import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { astrologers } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { endLiveStreams } from './host-live-stream.ts'
import { isOn } from './list-live-streams.ts'
import { liveStreams } from './tables.ts'

const isOfSuspended = and(isOn, isNotNull(astrologers.suspendedAt))

/** Finds a row while a live stream of a suspended astrologer is on. */
export const streamsOfSuspended = (): SQL => sql`select 1 from ${liveStreams}
  inner join ${astrologers} on ${astrologers.id} = ${liveStreams.astrologerId} where ${isOfSuspended}`

/** Ends the live streams of suspended astrologers and returns their ids. */
export async function endStreamsOfSuspended(db: Db, now: Date): Promise<number[]> {
  const streams = await db
    .select({ id: liveStreams.id })
    .from(liveStreams)
    .innerJoin(astrologers, eq(astrologers.id, liveStreams.astrologerId))
    .where(isOfSuspended)
  return (await endLiveStreams(db, now, streams)).map(({ id }) => id)
}
