import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { liveStreams, liveViewers } from './tables.ts'
import { liveRoom, type EventBus } from '../ports/event-bus.ts'
import { whileThereIs } from '../jobs/job.ts'
import { after } from '../consultations/index.ts'

/** A viewer says so this often; who has said nothing for longer than twice that has gone. */
export const SEEN_EVERY_SECONDS = 15
const GONE_AFTER_SECONDS = 40

export async function seeViewer(db: Db, now: Date, streamId: number, customerId: number): Promise<void> {
  await db
    .insert(liveViewers)
    .values({ streamId, customerId, lastSeenAt: now })
    .onConflictDoUpdate({ target: [liveViewers.streamId, liveViewers.customerId], set: { lastSeenAt: now } })
}

export async function leaveShow(db: Db, streamId: number, customerId: number): Promise<void> {
  await db.delete(liveViewers).where(and(eq(liveViewers.streamId, streamId), eq(liveViewers.customerId, customerId)))
}

/** When a viewer is gone, or at once where a count is wrong. */
export const viewersDueAt = (): SQL => sql`least(
  (select min(${liveViewers.lastSeenAt}) from ${liveViewers}) + make_interval(secs => ${GONE_AFTER_SECONDS}),
  ${whileThereIs(sql`select 1 from ${liveStreams}
    where ${liveStreams.startedAt} is not null and ${liveStreams.endedAt} is null and ${liveStreams.viewerCount} <>
      (select count(*) from ${liveViewers} where ${liveViewers.streamId} = ${liveStreams.id})`)})`

/** Counts who watches each show, and tells the room where the number has changed. */
export async function countViewers(db: Db, now: Date, events: EventBus): Promise<void> {
  const gone = after(now, -GONE_AFTER_SECONDS)
  await db.delete(liveViewers).where(lte(liveViewers.lastSeenAt, gone))
  const present = db.$count(
    liveViewers,
    and(eq(liveViewers.streamId, liveStreams.id), gt(liveViewers.lastSeenAt, gone)),
  )
  const changed = await db
    .update(liveStreams)
    .set({ viewerCount: sql`${present}` })
    .where(
      and(isNotNull(liveStreams.startedAt), isNull(liveStreams.endedAt), sql`${liveStreams.viewerCount} <> ${present}`),
    )
    .returning({ id: liveStreams.id, count: liveStreams.viewerCount })
  for (const { id, count } of changed) await events.publish(liveRoom(id), 'viewers', { count })
}
