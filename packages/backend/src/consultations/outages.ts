import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { outages, type Consultation } from './tables.ts'
import { after } from './lifecycle.ts'

/** Our own choice: a background that did nothing for longer than this was out of reach, and so was everything else. */
const OUTAGE_SECONDS = 15
/** A sign of life is written down this often. */
export const LIFE_SIGN_SECONDS = 5

interface Span {
  since: Date
  until: Date
}

/** Says that somebody is at work, and writes down the outage when nobody had been for too long. */
export async function showLife(db: Db, now: Date): Promise<void> {
  const [last] = await db.select().from(outages).where(isNull(outages.until))
  if (!last) {
    await db.insert(outages).values({ since: now }).onConflictDoNothing()
    return
  }
  const stillLast = and(eq(outages.id, last.id), isNull(outages.until))
  if (after(last.since, OUTAGE_SECONDS) >= now) {
    await db.update(outages).set({ since: now }).where(stillLast)
    return
  }
  await db.transaction(async (tx) => {
    // Another process that comes back at the same moment has written it down; its sign of life is as good as ours. So is
    // one that is younger than we are, where somebody turns the clock meanwhile.
    const isOurs = and(stillLast, lte(outages.since, now))
    const ended = await tx.update(outages).set({ until: now }).where(isOurs).returning({ id: outages.id })
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
  const ms = (await outagesIn(db, startedAt, endedAt)).reduce(
    (sum, { since, until }) =>
      sum + Math.min(until.getTime(), endedAt.getTime()) - Math.max(since.getTime(), startedAt.getTime()),
    0,
  )
  return Math.ceil(ms / 1000)
}

/** The moment from which nobody could reach us, where that is so at `at`; `now` is when somebody asks. */
export async function outOfReachSince(db: Db, at: Date, now: Date): Promise<Date | null> {
  const [outage] = (await outagesIn(db, at, now)).filter(({ since }) => since < at)
  return outage?.since ?? null
}

/** Outages between two moments, the first first; also the one that is just over and not yet written down. */
async function outagesIn(db: Db, from: Date, to: Date): Promise<Span[]> {
  const rows = await db
    .select()
    .from(outages)
    .where(and(lt(outages.since, to), or(isNull(outages.until), gt(outages.until, from))))
    .orderBy(outages.since)
  return rows
    .map(({ since, until }) => ({ since, until: until ?? to, isOver: until !== null }))
    .filter(({ since, isOver }) => isOver || after(since, OUTAGE_SECONDS) < to)
}
