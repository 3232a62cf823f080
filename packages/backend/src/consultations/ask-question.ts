import type { Db } from '../database/db.ts'
import { keepQuery, openQueryAbout, type userQueries } from '../enquiries/index.ts'
import { DomainError } from '../errors.ts'
import { withOwn } from './customer-side.ts'
import { after } from './lifecycle.ts'
import type { Consultation } from './tables.ts'

const ASKED_WITHIN_SECONDS = 48 * 60 * 60

/** Until when the customer may ask about it; null when they may not, or not yet. */
export function askUntil({ endedAt }: Consultation, now: Date): Date | null {
  const until = endedAt && after(endedAt, ASKED_WITHIN_SECONDS)
  return until && now < until ? until : null
}

/** A question about one's own consultation, once that is over: one at a time, and while people remember. */
export function askAbout(
  db: Db,
  now: Date,
  own: { id: number; customerId: number },
  query: Omit<typeof userQueries.$inferInsert, 'customerId' | 'consultationId' | 'createdAt'>,
) {
  return withOwn(db, now, own, async (tx, consultation) => {
    if (!consultation.endedAt)
      throw new DomainError('consultation_open', 'It still runs. Ask about it when it is over.')
    const open = await openQueryAbout(tx, consultation.id)
    if (open)
      throw new DomainError(
        'question_open',
        `We have your question about it already, number ${open}. The answer is not written yet.`,
      )
    if (!askUntil(consultation, now))
      throw new DomainError(
        'question_late',
        'This one ended more than 48 hours ago. Until then you can ask about a consultation.',
      )
    return keepQuery(tx, { ...query, customerId: own.customerId, consultationId: own.id, createdAt: now })
  })
}
