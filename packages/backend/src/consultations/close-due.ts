import { asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { describeFailure, type Log } from '../ports/log.ts'
import { bill } from './bill.ts'
import { end } from './end.ts'
import { endByTime, type Ending, paidSeconds } from './lifecycle.ts'
import { outOfReachSince } from './outages.ts'

/**
 * Brings a consultation up to `now` and hands it on, locked: whole minutes are posted, and what time has ended is ended
 * at the moment it fell due. Every look at a consultation that may change it comes through here, so it makes no
 * difference who looks first, how late, or how many at once.
 */
export function withSettled<T>(
  db: Db,
  now: Date,
  id: number,
  then: (tx: Db, consultation: Consultation | null) => Promise<T>,
): Promise<T> {
  return withLocked(db, id, async (tx, row) => then(tx, row && (await settleLocked(tx, row, now))))
}

/** As it stands, for who has news of the past that come before what time alone says. */
export function withLocked<T>(
  db: Db,
  id: number,
  then: (tx: Db, consultation: Consultation | null) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for('update')
    return then(tx, row ?? null)
  })
}

export async function settleLocked(tx: Db, consultation: Consultation, now: Date): Promise<Consultation> {
  if (consultation.endedAt) return consultation
  const ending = endByTime(consultation, now)
  if (ending) return end(tx, consultation, await untilOutOfReach(tx, consultation, ending, now))
  const { billed, short } = await bill(tx, consultation, Math.floor(paidSeconds(consultation, now) / 60) * 60, now)
  return short ? end(tx, billed, { at: now, reason: 'balance' }) : billed
}

/** A chat that time would have ended while nobody could reach us was over when that began. A line is up without us. */
async function untilOutOfReach(tx: Db, { kind, startedAt }: Consultation, ending: Ending, now: Date): Promise<Ending> {
  if (kind !== 'chat' || !startedAt) return ending
  const since = await outOfReachSince(tx, { startedAt, at: ending.at, now })
  return since ? { at: since, reason: 'outage' } : ending
}

/** Whether settling would change anything, as `due_at` says it to the database: a poll asks this first and seldom has to lock. */
export function isUnsettled(consultation: Consultation, now: Date): boolean {
  if (consultation.endedAt) return false
  if (endByTime(consultation, now)) return true
  return Math.floor(paidSeconds(consultation, now) / 60) > consultation.billedMinutes
}

export async function settle(db: Db, now: Date, id: number): Promise<void> {
  await withSettled(db, now, id, async () => {})
}

/** The background's part: nobody has to look for a minute to be posted or a maximum to end a chat. */
export async function settleAll(db: Db, now: Date, log: Log): Promise<void> {
  const due = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(lte(consultations.dueAt, now))
    .orderBy(asc(consultations.dueAt))
  for (const { id } of due) {
    try {
      await settle(db, now, id)
    } catch (failure) {
      log.write({
        level: 'error',
        event: 'consultation not settled',
        consultation: id,
        ...describeFailure(failure),
      })
    }
  }
}
