import { inArray } from 'drizzle-orm'
import { listHosts } from '../scripted-live-streams/list-hosts.ts'
import { scheduleAround } from '../scripted-live-streams/schedule.ts'
import type { Db } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import { liveStreams } from '@tarapath/backend/live'

/** The scheduled live streams of this hour and the next ones; those that started before now are live. */
export async function seedLive(db: Db, now: Date): Promise<void> {
  const slots = scheduleAround(now, await listHosts(db))
  const started = slots.filter(({ scheduledAt }) => scheduledAt <= now)
  await db
    .insert(liveStreams)
    .values(slots.map((slot) => ({ ...slot, startedAt: slot.scheduledAt <= now ? slot.scheduledAt : null })))
  const hosts = started.map(({ astrologerId }) => astrologerId)
  await db.update(astrologers).set({ isLive: true }).where(inArray(astrologers.id, hosts))
}
