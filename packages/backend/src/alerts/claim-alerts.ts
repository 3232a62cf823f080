import { and, eq, exists, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { astrologers } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { secondsAfter, whileThereIs } from '../jobs/job.ts'
import { liveStreams } from '../live/index.ts'
import { alerts, type Alert } from './tables.ts'

/** Our own choice: who is free for a moment between two customers, or live for a moment, is not worth a message. */
export const FREE_SECONDS = 15
const BATCH_SIZE = 50

/** A queue is served first: its astrologer is held as busy until it is empty. */
const isFree = (db: Db): SQL =>
  exists(
    db
      .select({ id: astrologers.id })
      .from(astrologers)
      .where(
        and(eq(astrologers.id, alerts.astrologerId), eq(astrologers.availability, 'online'), astrologers.takesChats),
      ),
  )

/** A cancelled live stream has an end and no start. */
const isStarted = (db: Db): SQL =>
  exists(
    db
      .select({ id: liveStreams.id })
      .from(liveStreams)
      .where(
        and(eq(liveStreams.id, alerts.streamId), or(isNotNull(liveStreams.startedAt), isNotNull(liveStreams.endedAt))),
      ),
  )

const isReady = (db: Db): SQL => sql`case when ${alerts.streamId} is null then ${isFree(db)} else ${isStarted(db)} end`

/** When an alert expires, is to be sent, or what it waits for has changed. */
export const alertsDueAt = (db: Db): SQL => sql`least(
  (select min(${alerts.expiresAt}) from ${alerts}),
  (select ${secondsAfter(sql`min(${alerts.freeSince})`, FREE_SECONDS)} from ${alerts} where ${alerts.claimedAt} is null),
  ${whileThereIs(sql`select 1 from ${alerts}
    where ${alerts.claimedAt} is null and (${alerts.freeSince} is not null) <> ${isReady(db)}`)})`

/** Deletes expired alerts, notes what has happened and what has passed, and claims the alerts to be sent now. */
export async function claimAlerts(db: Db, now: Date): Promise<Alert[]> {
  await db.delete(alerts).where(lte(alerts.expiresAt, now))
  const isOpen = isNull(alerts.claimedAt)
  await db
    .update(alerts)
    .set({ freeSince: null })
    .where(and(isOpen, isNotNull(alerts.freeSince), not(isReady(db))))
  await db
    .update(alerts)
    .set({ freeSince: now })
    .where(and(isOpen, isNull(alerts.freeSince), isReady(db)))
  const isDue = and(isOpen, lte(alerts.freeSince, new Date(now.getTime() - FREE_SECONDS * 1000)), isReady(db))
  const due = db.select({ id: alerts.id }).from(alerts).where(isDue).orderBy(alerts.id).limit(BATCH_SIZE)
  // Of two processes, the second waits for the row and then finds it claimed.
  return db
    .update(alerts)
    .set({ claimedAt: now })
    .where(and(inArray(alerts.id, due), isOpen))
    .returning()
}
