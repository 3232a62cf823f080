import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { phoneCalls, type Consultation } from './tables.ts'
import { DomainError, insufficientBalance } from '../errors.ts'
import { withOwn } from './customer-side.ts'
import { balancePaise } from '../ledger/index.ts'
import { randomToken } from '../secrets/secrets.ts'

export interface OpenedCall {
  consultation: Consultation
  callId: string
}

/** The customer is ready for the call. Nothing rings yet, and saying so twice opens the same call. */
export function openCall(db: Db, now: Date, own: { id: number; customerId: number }): Promise<OpenedCall> {
  return withOwn(db, now, own, async (tx, consultation) => {
    refuseWhereNoCall(consultation)
    const balance = await balancePaise(tx, own.customerId)
    if (!consultation.startedAt && balance < consultation.ratePaise)
      throw insufficientBalance(balance, consultation.ratePaise, 'Your balance does not cover a minute any more.')
    return { consultation, callId: await callIdOf(tx, consultation.id) }
  })
}

export function refuseWhereNoCall({ kind, endedAt }: Consultation): void {
  if (kind !== 'call') throw new DomainError('not_a_call', 'This consultation is a chat, not a call.')
  if (endedAt) throw new DomainError('consultation_ended', 'This call is already over.')
}

/** The one call of a locked consultation. */
export async function callIdOf(tx: Db, consultationId: number): Promise<string> {
  await tx
    .insert(phoneCalls)
    .values({ id: `call_${randomToken()}`, consultationId })
    .onConflictDoNothing()
  const [call] = await tx.select().from(phoneCalls).where(eq(phoneCalls.consultationId, consultationId))
  if (!call) throw new Error(`Consultation ${consultationId} has no call.`)
  return call.id
}
