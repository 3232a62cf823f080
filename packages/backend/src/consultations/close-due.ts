import { asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { describeFailure, type Log } from '../ports/log.ts'
import { chargeMinutes } from './charge-minutes.ts'
import { closeConsultation } from './close.ts'
import { dueEnding, type Ending, paidSeconds } from './lifecycle.ts'
import { outageStartBefore } from './outages.ts'

/**
 * Locks a consultation, brings it up to `now` and runs `run` with it. Whole minutes are charged, and a consultation whose
 * time is over is closed at the moment it was due, so the result does not depend on which request or job comes first, or
 * how late.
 */
export function withConsultationLock<T>(
  db: Db,
  now: Date,
  id: number,
  run: (tx: Db, consultation: Consultation | null) => Promise<T>,
): Promise<T> {
  return withRowLock(db, id, async (tx, row) => run(tx, row && (await closeLockedIfDue(tx, row, now))))
}

/** Locks a consultation without bringing it up to date, for reports of events that precede its due end. */
export function withRowLock<T>(
  db: Db,
  id: number,
  run: (tx: Db, consultation: Consultation | null) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for('update')
    return run(tx, row ?? null)
  })
}

export async function closeLockedIfDue(tx: Db, consultation: Consultation, now: Date): Promise<Consultation> {
  if (consultation.endedAt) return consultation
  const ending = dueEnding(consultation, now)
  if (ending) return closeConsultation(tx, consultation, await moveToOutage(tx, consultation, ending, now))
  const wholeMinutes = Math.floor(paidSeconds(consultation, now) / 60)
  const { charged, isShort } = await chargeMinutes(tx, consultation, wholeMinutes * 60, now)
  return isShort ? closeConsultation(tx, charged, { at: now, reason: 'balance' }) : charged
}

/** A chat that was due during an outage ended when the outage began. A call goes on without this server. */
async function moveToOutage(tx: Db, { kind, startedAt }: Consultation, ending: Ending, now: Date): Promise<Ending> {
  if (kind !== 'chat' || !startedAt) return ending
  const since = await outageStartBefore(tx, { startedAt, at: ending.at, now })
  return since ? { at: since, reason: 'outage' } : ending
}

/**
 * Whether `closeIfDue` would change the consultation. Equal to `due_at <= now` in the database; a poll asks this first,
 * because it rarely has to lock.
 */
export function isDue(consultation: Consultation, now: Date): boolean {
  if (consultation.endedAt) return false
  if (dueEnding(consultation, now)) return true
  return Math.floor(paidSeconds(consultation, now) / 60) > consultation.billedMinutes
}

export async function closeIfDue(db: Db, now: Date, id: number): Promise<void> {
  await withConsultationLock(db, now, id, async () => {})
}

/** Charges and closes everything that is due, so that neither depends on a request. */
export async function closeDueConsultations(db: Db, now: Date, log: Log): Promise<void> {
  const due = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(lte(consultations.dueAt, now))
    .orderBy(asc(consultations.dueAt))
  for (const { id } of due) {
    try {
      await closeIfDue(db, now, id)
    } catch (failure) {
      log.write({
        level: 'error',
        event: 'consultation not closed',
        consultation: id,
        ...describeFailure(failure),
      })
    }
  }
}
