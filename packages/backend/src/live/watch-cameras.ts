import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { liveStreams, type LiveStream } from './tables.ts'
import { channelOf, type LiveTransport } from '../ports/live-transport.ts'
import { after } from '../consultations/index.ts'
import { endShow } from './host-live-stream.ts'

/** A connection that breaks has this long to come back before the show is over. */
const GONE_AFTER_SECONDS = 60

/** The astrologer's picture has begun to come. */
export async function seeCamera(db: Db, now: Date, id: number): Promise<void> {
  await db.update(liveStreams).set({ cameraSeenAt: now }).where(eq(liveStreams.id, id))
}

/**
 * Ends shows whose camera has left, also when the process that carried it is gone. Each process writes down whose
 * picture it carries; what nobody has carried for a minute is over. Where somebody else carries it, nothing is seen here.
 */
export async function endDeserted(db: Db, now: Date, transport: LiveTransport): Promise<LiveStream[]> {
  const isHeld = and(isNotNull(liveStreams.startedAt), isNull(liveStreams.endedAt), isNull(liveStreams.endsAt))
  const held = await db.select().from(liveStreams).where(isHeld)
  if (held.length === 0) return []
  const seen = held.filter(({ id }) => transport.isSent(channelOf(id))).map(({ id }) => id)
  if (seen.length > 0) await db.update(liveStreams).set({ cameraSeenAt: now }).where(inArray(liveStreams.id, seen))
  const deserted = await db
    .select()
    .from(liveStreams)
    .where(and(isHeld, lte(liveStreams.cameraSeenAt, after(now, -GONE_AFTER_SECONDS))))
  for (const stream of deserted) await endShow(db, now, stream)
  return deserted
}
