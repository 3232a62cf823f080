import type { Db } from '../database/db.ts'
import { setLiveStreamStatus } from './host-live-stream.ts'
import { liveStreams } from './tables.ts'

/** Adds a live stream without a schedule and starts it. */
export async function startLiveStream(
  db: Db,
  now: Date,
  values: { astrologerId: number; title: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [created] = await tx.insert(liveStreams).values(values).returning()
    if (created) await setLiveStreamStatus(tx, now, created, 'live')
  })
}
