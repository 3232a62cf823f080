import { and, eq, gt, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, outages, type Consultation } from './tables.ts'
import { addSeconds } from './lifecycle.ts'

/** Our own choice: a longer gap between two heartbeats of the server counts as an outage. */
const MAX_HEARTBEAT_GAP_SECONDS = 15
/** While a consultation runs. */
const HEARTBEAT_SECONDS = 5

interface Span {
  since: Date
  until: Date
}

const RUNNING = sql`${consultations} where ${consultations.startedAt} is not null and ${consultations.endedAt} is null`

/** Only a running consultation can suffer from an outage: without one, no heartbeat is due. */
export const heartbeatDueAt = (): SQL => sql`(
  select greatest(min(${consultations.startedAt}), (
    select ${outages.since} + make_interval(secs => ${HEARTBEAT_SECONDS}) from ${outages} where ${outages.until} is null
  )) from ${RUNNING} having count(*) > 0)`

/**
 * Records the server's heartbeat, and an outage when the last heartbeat is too old. An outage starts no earlier than the
 * first of the consultations that run now: before it, no heartbeat was due.
 */
export async function recordHeartbeat(db: Db, now: Date): Promise<void> {
  const [last] = await db
    .select({
      id: outages.id,
      since: outages.since,
      runsSince: sql`(select min(${consultations.startedAt}) from ${RUNNING})`.mapWith(consultations.startedAt),
    })
    .from(outages)
    .where(isNull(outages.until))
  if (!last) {
    await db.insert(outages).values({ since: now }).onConflictDoNothing()
    return
  }
  const isStillLast = and(eq(outages.id, last.id), isNull(outages.until))
  const since = latest(last.since, last.runsSince ?? now)
  if (addSeconds(since, MAX_HEARTBEAT_GAP_SECONDS) >= now) {
    await db.update(outages).set({ since: now }).where(isStillLast)
    return
  }
  await db.transaction(async (tx) => {
    // Another process may have recorded the outage meanwhile, or a turned clock may have moved the heartbeat past `now`.
    const isOurs = and(isStillLast, lte(outages.since, now))
    const ended = await tx.update(outages).set({ since, until: now }).where(isOurs).returning({ id: outages.id })
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
  const ms = (await outagesBetween(db, { startedAt, from: startedAt, to: endedAt })).reduce(
    (sum, { since, until }) => sum + Math.min(until.getTime(), endedAt.getTime()) - since.getTime(),
    0,
  )
  return Math.ceil(ms / 1000)
}

/** The start of the outage in which `at` falls, for a consultation that started at `startedAt`; null when there is none. */
export async function outageStartBefore(
  db: Db,
  { startedAt, at, now }: { startedAt: Date; at: Date; now: Date },
): Promise<Date | null> {
  const [outage] = (await outagesBetween(db, { startedAt, from: at, to: now })).filter(({ since }) => since < at)
  return outage?.since ?? null
}

/**
 * Outages between two moments, oldest first, with the one that has just ended and is not recorded yet. For a
 * consultation, none starts before the consultation itself.
 */
async function outagesBetween(
  db: Db,
  { startedAt, from, to }: { startedAt: Date; from: Date; to: Date },
): Promise<Span[]> {
  const rows = await db
    .select()
    .from(outages)
    .where(and(lt(outages.since, to), or(isNull(outages.until), gt(outages.until, from))))
    .orderBy(outages.since)
  return rows
    .map(({ since, until }) => ({ since: latest(since, startedAt), until: until ?? to, isOver: until !== null }))
    .filter(({ since, isOver }) => isOver || addSeconds(since, MAX_HEARTBEAT_GAP_SECONDS) < to)
}

const latest = (a: Date, b: Date): Date => (a > b ? a : b)
