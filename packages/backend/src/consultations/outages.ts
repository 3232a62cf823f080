import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { outages, type Consultation } from './tables.ts'
import { addSeconds } from './lifecycle.ts'

/** Our own choice: a longer gap between two heartbeats of the server counts as an outage. */
const MAX_HEARTBEAT_GAP_SECONDS = 15
export const HEARTBEAT_SECONDS = 5

interface Span {
  since: Date
  until: Date
}

/** Records the server's heartbeat, and an outage when the last heartbeat is too old. */
export async function recordHeartbeat(db: Db, now: Date): Promise<void> {
  const [last] = await db.select().from(outages).where(isNull(outages.until))
  if (!last) {
    await db.insert(outages).values({ since: now }).onConflictDoNothing()
    return
  }
  const isStillLast = and(eq(outages.id, last.id), isNull(outages.until))
  if (addSeconds(last.since, MAX_HEARTBEAT_GAP_SECONDS) >= now) {
    await db.update(outages).set({ since: now }).where(isStillLast)
    return
  }
  await db.transaction(async (tx) => {
    // Another process may have recorded the outage meanwhile, or a turned clock may have moved the heartbeat past `now`.
    const isOurs = and(isStillLast, lte(outages.since, now))
    const ended = await tx.update(outages).set({ until: now }).where(isOurs).returning({ id: outages.id })
    if (ended.length > 0) await tx.insert(outages).values({ since: now })
  })
}

/** Moves the last heartbeat forward by as much as a test or developer turned the clock. */
export async function shiftLastHeartbeat(db: Db, ms: number): Promise<void> {
  const shifted = sql`${outages.since} + make_interval(secs => ${ms / 1000})`
  await db.update(outages).set({ since: shifted }).where(isNull(outages.until))
}

/** The whole seconds of a consultation's paid time that fell into outages, rounded up in the customer's favour. */
export async function outageSeconds(db: Db, { startedAt }: Consultation, endedAt: Date): Promise<number> {
  if (!startedAt) return 0
  const ms = (await outagesBetween(db, startedAt, endedAt)).reduce(
    (sum, { since, until }) =>
      sum + Math.min(until.getTime(), endedAt.getTime()) - Math.max(since.getTime(), startedAt.getTime()),
    0,
  )
  return Math.ceil(ms / 1000)
}

/** The start of the outage in which `at` falls; null when there is none. */
export async function outageStartBefore(db: Db, at: Date, now: Date): Promise<Date | null> {
  const [outage] = (await outagesBetween(db, at, now)).filter(({ since }) => since < at)
  return outage?.since ?? null
}

/** Outages between two moments, oldest first, with the one that has just ended and is not recorded yet. */
async function outagesBetween(db: Db, from: Date, to: Date): Promise<Span[]> {
  const rows = await db
    .select()
    .from(outages)
    .where(and(lt(outages.since, to), or(isNull(outages.until), gt(outages.until, from))))
    .orderBy(outages.since)
  return rows
    .map(({ since, until }) => ({ since, until: until ?? to, isOver: until !== null }))
    .filter(({ since, isOver }) => isOver || addSeconds(since, MAX_HEARTBEAT_GAP_SECONDS) < to)
}
