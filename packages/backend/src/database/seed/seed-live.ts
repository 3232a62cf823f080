import { asc, eq, inArray } from 'drizzle-orm'
import { programmeAround } from '../../rules/live/programme.ts'
import type { Db } from '../db.ts'
import { astrologers, liveStreams } from '../schema/index.ts'

/** The shows of this hour and the next ones; what began before now is on. From here the background keeps the programme. */
export async function seedLive(db: Db, now: Date): Promise<void> {
  const people = await db
    .select({ id: astrologers.id })
    .from(astrologers)
    .where(eq(astrologers.isVerified, true))
    .orderBy(asc(astrologers.id))
  const slots = programmeAround(
    now,
    people.map(({ id }) => id),
  )
  const begun = slots.filter(({ scheduledAt }) => scheduledAt <= now)
  await db
    .insert(liveStreams)
    .values(slots.map((slot) => ({ ...slot, startedAt: slot.scheduledAt <= now ? slot.scheduledAt : null })))
  const hosts = begun.map(({ astrologerId }) => astrologerId)
  await db.update(astrologers).set({ isLive: true }).where(inArray(astrologers.id, hosts))
}
