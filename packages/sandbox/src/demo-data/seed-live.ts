import type { Db } from '@tarapath/backend/database'
import { announceLiveStreams, startScheduledLiveStreams } from '@tarapath/backend/live'
import { listHosts } from '../scripted-live-streams/list-hosts.ts'
import { scheduleAround } from '../scripted-live-streams/schedule.ts'

/** The scheduled live streams of this hour and the next ones; those that started before now are live. */
export async function seedLive(db: Db, now: Date): Promise<void> {
  await announceLiveStreams(db, scheduleAround(now, await listHosts(db)))
  await startScheduledLiveStreams(db, now)
}
