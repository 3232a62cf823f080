import { inArray } from 'drizzle-orm'
import { listHosts } from '../scripted-live-streams/list-hosts.ts'
import { programmeAround } from '../scripted-live-streams/schedule.ts'
import type { Db } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import { liveStreams } from '@tarapath/backend/live'

/** The shows of this hour and the next ones; what began before now is on. From here the background keeps the programme. */
export async function seedLive(db: Db, now: Date): Promise<void> {
  const slots = programmeAround(now, await listHosts(db))
  const begun = slots.filter(({ scheduledAt }) => scheduledAt <= now)
  await db
    .insert(liveStreams)
    .values(slots.map((slot) => ({ ...slot, startedAt: slot.scheduledAt <= now ? slot.scheduledAt : null })))
  const hosts = begun.map(({ astrologerId }) => astrologerId)
  await db.update(astrologers).set({ isLive: true }).where(inArray(astrologers.id, hosts))
}
