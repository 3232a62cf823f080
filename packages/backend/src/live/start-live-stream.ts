import type { Db } from '../database/db.ts'
import { setLiveStreamStatus } from './host-live-stream.ts'
import { liveStreams } from './tables.ts'

/** Adds a live stream without a schedule and starts it. Returns its id. */
export async function startLiveStream(
  db: Db,
  now: Date,
  values: { astrologerId: number; title: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [created] = await tx.insert(liveStreams).values(values).returning()
    if (!created) throw new Error('The live stream was not inserted.')
    await setLiveStreamStatus(tx, now, created, 'live')
    return created.id
  })
}
