import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { balancePaise } from '../ledger/index.ts'
import { chargePaise, coveredSeconds, longestSeconds } from './charge.ts'
import { endByTime, paidSeconds } from './lifecycle.ts'

/** Works out the longest run of a locked consultation: what is paid is paid, and the wallet covers the minutes after it. */
export async function reviseMaximum(tx: Db, consultation: Consultation, now: Date): Promise<Consultation> {
  const { id, customerId, ratePaise, billedMinutes, limitSeconds } = consultation
  const covered = billedMinutes * 60 + coveredSeconds(await balancePaise(tx, customerId), ratePaise)
  const maxSeconds = Math.max(paidSeconds(consultation, now), longestSeconds(covered, limitSeconds))
  await tx.update(consultations).set({ maxSeconds, limitSeconds }).where(eq(consultations.id, id))
  return { ...consultation, maxSeconds }
}

/**
 * Moves money into or out of a wallet. A consultation that is open meanwhile becomes longer or shorter with it, unless
 * time has ended it already. It is locked first: who holds the platform's account must not wait for a consultation.
 * `move` is told what of the wallet is already talked away.
 */
export async function moveMoney<T>(
  tx: Db,
  now: Date,
  customerId: number,
  move: (talkedPaise: number) => Promise<T>,
): Promise<T> {
  const [open] = await tx
    .select()
    .from(consultations)
    .where(and(eq(consultations.customerId, customerId), isNull(consultations.endedAt)))
    .for('update')
  const moved = await move(open ? chargePaise(paidSeconds(open, now), open.ratePaise) - open.chargedPaise : 0)
  if (open && !endByTime(open, now)) await reviseMaximum(tx, open, now)
  return moved
}
