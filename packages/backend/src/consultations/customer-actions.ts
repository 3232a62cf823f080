import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { DomainError, insufficientBalance, invalidFields, notFound } from '../errors.ts'
import { balancePaise } from '../ledger/index.ts'
import { closeConsultation } from './close.ts'
import { paidSeconds, endReasonOfRequest } from './lifecycle.ts'
import { recalculateMaxSeconds } from './max-duration.ts'
import { pickUp } from './pick-up.ts'
import { withConsultationLock } from './close-due.ts'

interface OwnConsultation {
  id: number
  customerId: number
}

/** Locks a consultation of this customer and brings it up to date. One of another customer is not found. */
export function withOwnConsultation<T>(
  db: Db,
  now: Date,
  { id, customerId }: OwnConsultation,
  run: (tx: Db, consultation: Consultation) => Promise<T>,
): Promise<T> {
  return withConsultationLock(db, now, id, async (tx, consultation) => {
    if (consultation?.customerId !== customerId) throw notFound('Consultation not found.')
    return run(tx, consultation)
  })
}

/** What the customer gives the astrologer before paid time begins. */
export interface ChatOpening {
  sharesBirthDetails: boolean
  firstQuestion: string | null
}

/** The customer picks up the chat. A repeat changes nothing. */
export function startChat(db: Db, now: Date, own: OwnConsultation, opening?: ChatOpening): Promise<Consultation> {
  return withOwnConsultation(db, now, own, async (tx, consultation) => {
    if (consultation.kind !== 'chat') throw new DomainError('not_a_chat', 'This consultation is a call, not a chat.')
    if (consultation.endedAt) throw new DomainError('consultation_ended', 'This chat has already ended.')
    const balance = await balancePaise(tx, own.customerId)
    if (!consultation.startedAt && balance < consultation.ratePaise)
      throw insufficientBalance(balance, consultation.ratePaise, 'Your balance is too low for one minute.')
    if (!opening || consultation.customerPickedUpAt) return pickUp(tx, consultation, 'customer', now)
    await tx.update(consultations).set(opening).where(eq(consultations.id, own.id))
    return pickUp(tx, { ...consultation, ...opening }, 'customer', now)
  })
}

/** Ends the consultation. When it has ended already, its first reason and price stay. */
export function endConsultation(
  db: Db,
  now: Date,
  own: OwnConsultation,
  stated: { auto: boolean; reason: string | undefined },
): Promise<Consultation> {
  return withOwnConsultation(db, now, own, async (tx, consultation) =>
    consultation.endedAt
      ? consultation
      : closeConsultation(tx, consultation, { at: now, reason: endReasonOfRequest(consultation, now, stated) }),
  )
}

/** Our own choice: a cancellation repeated within this time is a retry, not an acknowledgement. */
const CANCEL_RETRY_MS = 5000

/** Cancels a waiting request, or acknowledges the end of a consultation. */
export function cancelOrAcknowledge(db: Db, now: Date, own: OwnConsultation): Promise<void> {
  return withOwnConsultation(db, now, own, async (tx, consultation) => {
    const { endedAt, endReason, acknowledgedAt } = consultation
    if (!endedAt) {
      if (consultation.startedAt)
        throw new DomainError('consultation_running', 'This consultation is running. End it instead of cancelling it.')
      await closeConsultation(tx, consultation, { at: now, reason: 'cancelled' })
      return
    }
    const isCancelRetry = endReason === 'cancelled' && now.getTime() - endedAt.getTime() < CANCEL_RETRY_MS
    if (acknowledgedAt || isCancelRetry) return
    await tx.update(consultations).set({ acknowledgedAt: now }).where(eq(consultations.id, own.id))
  })
}

const MIN_LIMIT_SECONDS = 60

/** Recalculates the maximum duration from the balance and the customer's limit, which `limit` replaces when given. */
export function updateMaxDuration(
  db: Db,
  now: Date,
  own: OwnConsultation,
  limit: number | undefined,
): Promise<Consultation> {
  return withOwnConsultation(db, now, own, async (tx, consultation) => {
    if (consultation.endedAt) throw new DomainError('consultation_ended', 'This consultation has already ended.')
    const used = paidSeconds(consultation, now)
    if (limit !== undefined && limit < MIN_LIMIT_SECONDS)
      throw invalidFields({ max_call_duration: `Use at least ${MIN_LIMIT_SECONDS} seconds.` })
    if (limit !== undefined && limit <= used)
      throw invalidFields({ max_call_duration: `Choose more than the ${used} seconds that you have already used.` })
    return recalculateMaxSeconds(tx, { ...consultation, limitSeconds: limit ?? consultation.limitSeconds }, now)
  })
}
