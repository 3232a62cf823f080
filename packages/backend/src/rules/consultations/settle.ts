import { eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { consultations, type Consultation } from '../../database/schema/index.ts'
import { describeFailure, type Log } from '../../ports/log.ts'
import { bill } from './bill.ts'
import { end } from './end.ts'
import { endByTime, paidSeconds } from './lifecycle.ts'

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
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for('update')
    return then(tx, row ? await settleLocked(tx, row, now) : null)
  })
}

async function settleLocked(tx: Db, consultation: Consultation, now: Date): Promise<Consultation> {
  if (consultation.endedAt) return consultation
  const ending = endByTime(consultation, now)
  if (ending) return end(tx, consultation, ending)
  const { billed, short } = await bill(tx, consultation, Math.floor(paidSeconds(consultation, now) / 60) * 60, now)
  return short ? end(tx, billed, { at: now, reason: 'balance' }) : billed
}

/** Whether settling would change anything: a poll asks this first and seldom has to lock. */
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
  const open = await db.select().from(consultations).where(isNull(consultations.endedAt))
  for (const consultation of open.filter((one) => isUnsettled(one, now))) {
    try {
      await settle(db, now, consultation.id)
    } catch (failure) {
      log.write({
        level: 'error',
        event: 'consultation not settled',
        consultation: consultation.id,
        ...describeFailure(failure),
      })
    }
  }
}
