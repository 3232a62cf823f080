import { and, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import { liveStreams } from '@tarapath/backend/live'
import { type Job, whileThereIs } from '@tarapath/backend/jobs'
import { channelOf, type LiveTransport } from '@tarapath/backend/ports'
import { listHosts } from './list-hosts.ts'
import { EVERY_MS, programmeAround } from './schedule.ts'

/** Announces the programme whenever its next slot comes up, and again when what was announced is gone. */
export function createProgrammeJob(db: Db, transport: LiveTransport): Job {
  let nextSlotAt = '-infinity'
  let isAnnounced = false
  return {
    name: 'announce live streams',
    dueAt: () =>
      isAnnounced
        ? sql`case when exists (select 1 from ${liveStreams} where ${liveStreams.endsAt} is not null)
            then ${nextSlotAt}::timestamptz else '-infinity'::timestamptz end`
        : sql`${nextSlotAt}::timestamptz`,
    async run(now) {
      isAnnounced = await announceShows(db, now, transport)
      nextSlotAt = new Date((Math.floor(now.getTime() / EVERY_MS) + 1) * EVERY_MS).toISOString()
    },
  }
}

export const createLiveStreamsJob = (db: Db, transport: LiveTransport): Job => ({
  name: 'run live streams',
  dueAt: () =>
    transport.playsProgramme
      ? sql`(select min(case when ${liveStreams.startedAt} is null
          then least(${liveStreams.scheduledAt}, ${liveStreams.endsAt}) else ${liveStreams.endsAt} end)
        from ${liveStreams} where ${liveStreams.endsAt} is not null and ${liveStreams.endedAt} is null)`
      : whileThereIs(sql`select 1 from ${liveStreams}
          where ${liveStreams.endsAt} is not null and ${liveStreams.endedAt} is null`),
  run: (now) => runShows(db, now, transport),
})

/** Announces the shows of the next hours, for astrologers whom the script plays. False: there are none. */
export async function announceShows(db: Db, now: Date, transport: LiveTransport): Promise<boolean> {
  if (!transport.playsProgramme) return false
  const slots = programmeAround(now, await listHosts(db))
  if (slots.length === 0) return false
  const planned = await db
    .select({ scheduledAt: liveStreams.scheduledAt })
    .from(liveStreams)
    .where(and(isNotNull(liveStreams.endsAt), gt(liveStreams.endsAt, now)))
  // A slot that was filled stays filled, also when other people would now get it.
  const filled = new Set(planned.map(({ scheduledAt }) => scheduledAt?.getTime()))
  const open = slots.filter(({ scheduledAt }) => !filled.has(scheduledAt.getTime()))
  if (open.length > 0) await db.insert(liveStreams).values(open).onConflictDoNothing()
  return true
}

/** Shows begin and end by the clock, at the moments that were announced. */
export async function runShows(db: Db, now: Date, transport: LiveTransport): Promise<void> {
  // What nobody can see is not on, whatever was planned when something else carried it.
  const isDue = transport.playsProgramme ? lte(liveStreams.endsAt, now) : isNotNull(liveStreams.endsAt)
  const isOver = and(isNull(liveStreams.endedAt), isDue)
  const ended = await db
    .update(liveStreams)
    .set({ endedAt: sql`least(${liveStreams.endsAt}, ${now.toISOString()}::timestamptz)`, viewerCount: 0 })
    .where(and(isOver, isNotNull(liveStreams.startedAt)))
    .returning()
  // Nobody was here to begin it.
  await db.delete(liveStreams).where(and(isOver, isNull(liveStreams.startedAt)))
  const begun = await db
    .update(liveStreams)
    .set({ startedAt: sql`${liveStreams.scheduledAt}` })
    .where(and(isNull(liveStreams.startedAt), lte(liveStreams.scheduledAt, now), gt(liveStreams.endsAt, now)))
    .returning()
  for (const [shows, isLive] of [
    [ended, false],
    [begun, true],
  ] as const) {
    const ids = shows.map(({ astrologerId }) => astrologerId)
    if (ids.length > 0) await db.update(astrologers).set({ isLive }).where(inArray(astrologers.id, ids))
  }
  for (const { id } of ended) await transport.end(channelOf(id))
}
