import { and, eq, gt, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, outages, type Consultation } from './tables.ts'
import { after } from './lifecycle.ts'

/** Our own choice: a background that did nothing for longer than this was out of reach, and so was everything else. */
const OUTAGE_SECONDS = 15
/** While a consultation runs, a heartbeat is recorded this often. */
const HEARTBEAT_SECONDS = 5

interface Span {
  since: Date
  until: Date
}

const RUNNING = sql`${consultations} where ${consultations.startedAt} is not null and ${consultations.endedAt} is null`

/** Only a consultation that runs can suffer from an outage: without one, no heartbeat is due. */
export const heartbeatDueAt = (): SQL => sql`(
  select greatest(min(${consultations.startedAt}), (
    select ${outages.since} + make_interval(secs => ${HEARTBEAT_SECONDS}) from ${outages} where ${outages.until} is null
  )) from ${RUNNING} having count(*) > 0)`

/**
 * Records that the background is at work, and the outage where it was not for too long. An outage begins with the last
 * heartbeat, or with the first consultation that runs now: before that there was none to miss a heartbeat.
 */
export async function showLife(db: Db, now: Date): Promise<void> {
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
  const stillLast = and(eq(outages.id, last.id), isNull(outages.until))
  const since = later(last.since, last.runsSince ?? now)
  if (after(since, OUTAGE_SECONDS) >= now) {
    await db.update(outages).set({ since: now }).where(stillLast)
    return
  }
  await db.transaction(async (tx) => {
    // Another process that comes back at the same moment has written it down; its sign of life is as good as ours. So is
    // one that is younger than we are, where somebody turns the clock meanwhile.
    const isOurs = and(stillLast, lte(outages.since, now))
    const ended = await tx.update(outages).set({ since, until: now }).where(isOurs).returning({ id: outages.id })
    if (ended.length > 0) await tx.insert(outages).values({ since: now })
  })
}

/** Time that somebody turned the clock over was lived through. */
export async function pardonOutage(db: Db, ms: number): Promise<void> {
  const later = sql`${outages.since} + make_interval(secs => ${ms / 1000})`
  await db.update(outages).set({ since: later }).where(isNull(outages.until))
}

/** How much of a consultation's paid time nobody could reach us, in whole seconds, in the customer's favour. */
export async function deadSeconds(db: Db, { startedAt }: Consultation, endedAt: Date): Promise<number> {
  if (!startedAt) return 0
  const ms = (await outagesIn(db, { startedAt, from: startedAt, to: endedAt })).reduce(
    (sum, { since, until }) => sum + Math.min(until.getTime(), endedAt.getTime()) - since.getTime(),
    0,
  )
  return Math.ceil(ms / 1000)
}

/** From when nobody could reach us in a consultation that started at `startedAt`, where that is so at `at`; `now` is when somebody asks. */
export async function outOfReachSince(
  db: Db,
  { startedAt, at, now }: { startedAt: Date; at: Date; now: Date },
): Promise<Date | null> {
  const [outage] = (await outagesIn(db, { startedAt, from: at, to: now })).filter(({ since }) => since < at)
  return outage?.since ?? null
}

/**
 * Outages between two moments, the first first, as a consultation suffered them; also the one that is just over and not
 * yet recorded.
 */
async function outagesIn(db: Db, { startedAt, from, to }: { startedAt: Date; from: Date; to: Date }): Promise<Span[]> {
  const rows = await db
    .select()
    .from(outages)
    .where(and(lt(outages.since, to), or(isNull(outages.until), gt(outages.until, from))))
    .orderBy(outages.since)
  return rows
    .map(({ since, until }) => ({ since: later(since, startedAt), until: until ?? to, isOver: until !== null }))
    .filter(({ since, isOver }) => isOver || after(since, OUTAGE_SECONDS) < to)
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)
