import { and, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'
import {
  announceLiveStreams,
  endAllScheduledLiveStreams,
  endScheduledLiveStreams,
  liveStreams,
  startScheduledLiveStreams,
} from '@tarapath/backend/live'
import { type Job, whileThereIs } from '@tarapath/backend/jobs'
import { channelOf, type LiveTransport } from '@tarapath/backend/ports'
import { listHosts } from './list-hosts.ts'
import { EVERY_MS, scheduleAround } from './schedule.ts'

/** Announces live streams when the next slot of the schedule comes up, and again when none is announced. */
export function createScheduleJob(db: Db, transport: LiveTransport): Job {
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
      isAnnounced = await announceNext(db, now, transport)
      nextSlotAt = new Date((Math.floor(now.getTime() / EVERY_MS) + 1) * EVERY_MS).toISOString()
    },
  }
}

export const createLiveStreamsJob = (db: Db, transport: LiveTransport): Job => ({
  name: 'start and end live streams',
  dueAt: () =>
    transport.playsScriptedStreams
      ? sql`(select min(case when ${liveStreams.startedAt} is null
          then least(${liveStreams.scheduledAt}, ${liveStreams.endsAt}) else ${liveStreams.endsAt} end)
        from ${liveStreams} where ${liveStreams.endsAt} is not null and ${liveStreams.endedAt} is null)`
      : whileThereIs(sql`select 1 from ${liveStreams}
          where ${liveStreams.endsAt} is not null and ${liveStreams.endedAt} is null`),
  run: (now) => endAndStart(db, now, transport),
})

/** Announces the live streams of the next hours, hosted by scripted astrologers. False: there are none. */
async function announceNext(db: Db, now: Date, transport: LiveTransport): Promise<boolean> {
  if (!transport.playsScriptedStreams) return false
  const slots = scheduleAround(now, await listHosts(db))
  if (slots.length === 0) return false
  const planned = await db
    .select({ scheduledAt: liveStreams.scheduledAt })
    .from(liveStreams)
    .where(and(isNotNull(liveStreams.endsAt), gt(liveStreams.endsAt, now)))
  // An announced live stream keeps its host, although a changed list of hosts may give the slot to another.
  const filled = new Set(planned.map(({ scheduledAt }) => scheduledAt?.getTime()))
  await announceLiveStreams(
    db,
    slots.filter(({ scheduledAt }) => !filled.has(scheduledAt.getTime())),
  )
  return true
}

async function endAndStart(db: Db, now: Date, transport: LiveTransport): Promise<void> {
  // A transport without recordings cannot show them, so live streams that another transport announced end at once.
  const end = transport.playsScriptedStreams ? endScheduledLiveStreams : endAllScheduledLiveStreams
  const ended = await end(db, now)
  await startScheduledLiveStreams(db, now)
  for (const id of ended) await transport.end(channelOf(id))
}
