import { inArray } from 'drizzle-orm'
import { listHosts } from '../../rules/live/list-hosts.ts'
import { programmeAround } from '../../rules/live/programme.ts'
import type { Db } from '../db.ts'
import { astrologers, liveStreams } from '../schema/index.ts'

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
