import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { phoneCalls, type Consultation } from './tables.ts'
import { DomainError, insufficientBalance } from '../errors.ts'
import { withOwnConsultation } from './customer-actions.ts'
import { balancePaise } from '../ledger/index.ts'
import { randomToken } from '../secrets/secrets.ts'

export interface OpenedCall {
  consultation: Consultation
  callId: string
}

/** Prepares the call of a consultation. No phone rings yet, and a repeat opens the same call. */
export function openCall(db: Db, now: Date, own: { id: number; customerId: number }): Promise<OpenedCall> {
  return withOwnConsultation(db, now, own, async (tx, consultation) => {
    requireOpenCall(consultation)
    const balance = await balancePaise(tx, own.customerId)
    if (!consultation.startedAt && balance < consultation.ratePaise)
      throw insufficientBalance(balance, consultation.ratePaise, 'Your balance is too low for one minute.')
    return { consultation, callId: await callIdOf(tx, consultation.id) }
  })
}

export function requireOpenCall({ kind, endedAt }: Consultation): void {
  if (kind !== 'call') throw new DomainError('not_a_call', 'This consultation is a chat, not a call.')
  if (endedAt) throw new DomainError('consultation_ended', 'This call has already ended.')
}

/** The id of a locked consultation's call, which is created when it does not exist yet. */
export async function callIdOf(tx: Db, consultationId: number): Promise<string> {
  await tx
    .insert(phoneCalls)
    .values({ id: `call_${randomToken()}`, consultationId })
    .onConflictDoNothing()
  const [call] = await tx.select().from(phoneCalls).where(eq(phoneCalls.consultationId, consultationId))
  if (!call) throw new Error(`Consultation ${consultationId} has no phone call.`)
  return call.id
}
