import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { liveStreams, type LiveStream } from './tables.ts'
import { channelOf, type LiveTransport } from '../ports/live-transport.ts'
import { addSeconds } from '../consultations/index.ts'
import { endLiveStream } from './host-live-stream.ts'

/** A lost connection may come back within this time. */
const CAMERA_TIMEOUT_SECONDS = 60

/** Records that the host's video has started. */
export async function recordCamera(db: Db, now: Date, id: number): Promise<void> {
  await db.update(liveStreams).set({ cameraSeenAt: now }).where(eq(liveStreams.id, id))
}

/**
 * Ends live streams whose camera is gone. Each process records the cameras that are connected to it, and a live stream
 * without one for a minute is ended, also after a crash. Video that another service carries is not affected.
 */
export async function endStreamsWithoutCamera(db: Db, now: Date, transport: LiveTransport): Promise<LiveStream[]> {
  const isHosted = and(isNotNull(liveStreams.startedAt), isNull(liveStreams.endedAt), isNull(liveStreams.endsAt))
  const hosted = await db.select().from(liveStreams).where(isHosted)
  if (hosted.length === 0) return []
  const connected = hosted.filter(({ id }) => transport.isSent(channelOf(id))).map(({ id }) => id)
  if (connected.length > 0)
    await db.update(liveStreams).set({ cameraSeenAt: now }).where(inArray(liveStreams.id, connected))
  const withoutCamera = await db
    .select()
    .from(liveStreams)
    .where(and(isHosted, lte(liveStreams.cameraSeenAt, addSeconds(now, -CAMERA_TIMEOUT_SECONDS))))
  const ended: LiveStream[] = []
  for (const stream of withoutCamera) if (await endLiveStream(db, now, stream)) ended.push(stream)
  return ended
}
