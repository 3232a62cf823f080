import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { DomainError, insufficientBalance, invalidFields, notFound } from '../errors.ts'
import { balancePaise } from '../ledger/index.ts'
import { end } from './end.ts'
import { paidSeconds, reasonOfEndCall } from './lifecycle.ts'
import { reviseMaximum } from './maximum.ts'
import { pickUp } from './pick-up.ts'
import { withSettled } from './close-due.ts'

/** A consultation of this customer, settled and locked. Somebody else's does not exist. */
export function withOwn<T>(
  db: Db,
  now: Date,
  { id, customerId }: { id: number; customerId: number },
  then: (tx: Db, consultation: Consultation) => Promise<T>,
): Promise<T> {
  return withSettled(db, now, id, async (tx, consultation) => {
    if (consultation?.customerId !== customerId) throw notFound('There is no such consultation.')
    return then(tx, consultation)
  })
}

interface Own {
  id: number
  customerId: number
}

/** The customer is at the chat. Saying so twice changes nothing. */
export function startChat(db: Db, now: Date, own: Own): Promise<Consultation> {
  return withOwn(db, now, own, async (tx, consultation) => {
    if (consultation.kind !== 'chat') throw new DomainError('not_a_chat', 'This consultation is a call, not a chat.')
    if (consultation.endedAt) throw new DomainError('consultation_ended', 'This chat is already over.')
    const balance = await balancePaise(tx, own.customerId)
    if (!consultation.startedAt && balance < consultation.ratePaise)
      throw insufficientBalance(balance, consultation.ratePaise, 'Your balance does not cover a minute any more.')
    return pickUp(tx, consultation, 'customer', now)
  })
}

/** Ending twice, or after time has ended it, changes nothing: the first reason and the first price stand. */
export function endConsultation(
  db: Db,
  now: Date,
  own: Own,
  said: { auto: boolean; reason: string | undefined },
): Promise<Consultation> {
  return withOwn(db, now, own, async (tx, consultation) =>
    consultation.endedAt
      ? consultation
      : end(tx, consultation, { at: now, reason: reasonOfEndCall(consultation, now, said) }),
  )
}

/** Our own choice: a cancellation that is repeated this soon is the same one, not word that its end was seen. */
const SAME_CANCEL_MS = 5000

/** Cancels a request that still waits, or notes that the end of a consultation was seen. */
export function cancelOrAcknowledge(db: Db, now: Date, own: Own): Promise<void> {
  return withOwn(db, now, own, async (tx, consultation) => {
    const { endedAt, endReason, acknowledgedAt } = consultation
    if (!endedAt) {
      if (consultation.startedAt)
        throw new DomainError('consultation_running', 'This consultation is running. End it instead of cancelling it.')
      await end(tx, consultation, { at: now, reason: 'cancelled' })
      return
    }
    const sameCancel = endReason === 'cancelled' && now.getTime() - endedAt.getTime() < SAME_CANCEL_MS
    if (acknowledgedAt || sameCancel) return
    await tx.update(consultations).set({ acknowledgedAt: now }).where(eq(consultations.id, own.id))
  })
}

const SHORTEST_LIMIT_SECONDS = 60

/** Works out the longest run from what the wallet holds now, and keeps the customer's own limit or takes a new one. */
export function updateMaximum(db: Db, now: Date, own: Own, limit: number | undefined): Promise<Consultation> {
  return withOwn(db, now, own, async (tx, consultation) => {
    if (consultation.endedAt) throw new DomainError('consultation_ended', 'This consultation is already over.')
    const used = paidSeconds(consultation, now)
    if (limit !== undefined && limit < SHORTEST_LIMIT_SECONDS)
      throw invalidFields({ max_call_duration: `Use at least ${SHORTEST_LIMIT_SECONDS} seconds.` })
    if (limit !== undefined && limit <= used)
      throw invalidFields({ max_call_duration: `Choose more than the ${used} seconds that are already used.` })
    return reviseMaximum(tx, { ...consultation, limitSeconds: limit ?? consultation.limitSeconds }, now)
  })
}
