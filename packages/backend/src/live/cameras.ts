import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { liveStreams, type LiveStream } from './tables.ts'
import { channelOf, type LiveTransport } from '../ports/live-transport.ts'
import { addSeconds } from '../consultations/index.ts'
import { astrologerAccounts } from '../astrologers/index.ts'
import { endLiveStreams } from './host-live-stream.ts'
import { isHosted, isOn } from './list-live-streams.ts'

/** A camera may connect within this time after the start, and a lost one may come back. */
const CAMERA_TIMEOUT_SECONDS = 60

/** Records that the host's video has started. */
export async function recordCamera(db: Db, now: Date, id: number): Promise<void> {
  await db.update(liveStreams).set({ cameraSeenAt: now }).where(eq(liveStreams.id, id))
}

/** Records that the service which carries a live stream has reported that its host came or went. */
export async function recordHost(
  db: Db,
  now: Date,
  { streamId, customerId, isGone }: { streamId: number; customerId: number; isGone: boolean },
): Promise<void> {
  const host = db
    .select({ id: astrologerAccounts.astrologerId })
    .from(astrologerAccounts)
    .where(eq(astrologerAccounts.customerId, customerId))
  await db
    .update(liveStreams)
    // A repeat gives no further minute.
    .set({
      cameraSeenAt: isGone ? sql`coalesce(${liveStreams.cameraSeenAt}, ${now.toISOString()}::timestamptz)` : null,
    })
    .where(and(eq(liveStreams.id, streamId), isOn, inArray(liveStreams.astrologerId, host)))
}

/**
 * Ends live streams whose camera is gone or never came. Each process records the cameras that are connected to it, and a
 * live stream without one for a minute is ended, also after a crash. Where another service carries the video, it reports
 * the host.
 */
export async function endStreamsWithoutCamera(db: Db, now: Date, transport: LiveTransport): Promise<LiveStream[]> {
  const hosted = await db.select().from(liveStreams).where(isHosted)
  if (hosted.length === 0) return []
  const connected = hosted.filter(({ id }) => transport.isSent(channelOf(id))).map(({ id }) => id)
  if (connected.length > 0)
    await db.update(liveStreams).set({ cameraSeenAt: now }).where(inArray(liveStreams.id, connected))
  const withoutCamera = await db
    .select()
    .from(liveStreams)
    .where(and(isHosted, lte(liveStreams.cameraSeenAt, addSeconds(now, -CAMERA_TIMEOUT_SECONDS))))
  return endLiveStreams(db, now, withoutCamera)
}
