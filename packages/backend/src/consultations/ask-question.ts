import type { Db } from '../database/db.ts'
import { storeQuery, findOpenQuery, type userQueries } from '../enquiries/index.ts'
import { DomainError } from '../errors.ts'
import { withOwnConsultation } from './customer-actions.ts'
import { addSeconds } from './lifecycle.ts'
import type { Consultation } from './tables.ts'

const QUESTION_WINDOW_SECONDS = 48 * 60 * 60

/** Until when the customer may ask about the consultation; null when it has not ended or the time is over. */
export function questionDeadline({ endedAt }: Consultation, now: Date): Date | null {
  const deadline = endedAt && addSeconds(endedAt, QUESTION_WINDOW_SECONDS)
  return deadline && now < deadline ? deadline : null
}

/** Stores a customer's question about an ended consultation. Only one question may be open at a time. */
export function askQuestion(
  db: Db,
  now: Date,
  own: { id: number; customerId: number },
  query: Omit<typeof userQueries.$inferInsert, 'customerId' | 'consultationId' | 'createdAt'>,
) {
  return withOwnConsultation(db, now, own, async (tx, consultation) => {
    if (!consultation.endedAt)
      throw new DomainError(
        'consultation_open',
        'This consultation is still running. You can ask about it after it has ended.',
      )
    const open = await findOpenQuery(tx, consultation.id)
    if (open)
      throw new DomainError(
        'question_open',
        `We have already received your question about this consultation (number ${open}) and have not replied yet.`,
      )
    if (!questionDeadline(consultation, now))
      throw new DomainError(
        'question_late',
        'This consultation ended more than 48 hours ago. You can ask about a consultation for 48 hours after its end.',
      )
    return storeQuery(tx, { ...query, customerId: own.customerId, consultationId: own.id, createdAt: now })
  })
}
