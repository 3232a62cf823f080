import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { isOn } from './list-live-streams.ts'
import { liveStreams, liveViewers } from './tables.ts'
import { liveRoom, type EventBus } from '../ports/event-bus.ts'
import { whileThereIs } from '../jobs/job.ts'
import { addSeconds } from '../consultations/index.ts'

/** More than twice the heartbeat interval of an event stream. */
const VIEWER_TIMEOUT_SECONDS = 40

export async function recordViewer(db: Db, now: Date, streamId: number, customerId: number): Promise<void> {
  await db
    .insert(liveViewers)
    .values({ streamId, customerId, lastSeenAt: now })
    .onConflictDoUpdate({ target: [liveViewers.streamId, liveViewers.customerId], set: { lastSeenAt: now } })
}

export async function removeViewer(db: Db, streamId: number, customerId: number): Promise<void> {
  await db.delete(liveViewers).where(and(eq(liveViewers.streamId, streamId), eq(liveViewers.customerId, customerId)))
}

/** When a viewer times out, or at once where a count is wrong. */
export const viewersDueAt = (): SQL => sql`least(
  (select min(${liveViewers.lastSeenAt}) from ${liveViewers}) + make_interval(secs => ${VIEWER_TIMEOUT_SECONDS}),
  ${whileThereIs(sql`select 1 from ${liveStreams}
    where ${isOn} and ${liveStreams.viewerCount} <>
      (select count(*) from ${liveViewers} where ${liveViewers.streamId} = ${liveStreams.id})`)})`

/** Counts the viewers of each live stream and publishes the numbers that changed. */
export async function countViewers(db: Db, now: Date, events: EventBus): Promise<void> {
  const timeout = addSeconds(now, -VIEWER_TIMEOUT_SECONDS)
  await db.delete(liveViewers).where(lte(liveViewers.lastSeenAt, timeout))
  const present = db.$count(
    liveViewers,
    and(eq(liveViewers.streamId, liveStreams.id), gt(liveViewers.lastSeenAt, timeout)),
  )
  const changed = await db
    .update(liveStreams)
    .set({ viewerCount: sql`${present}` })
    .where(and(isOn, sql`${liveStreams.viewerCount} <> ${present}`))
    .returning({ id: liveStreams.id, count: liveStreams.viewerCount })
  for (const { id, count } of changed) await events.publish(liveRoom(id), 'viewers', { count })
}
