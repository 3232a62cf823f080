import { DomainError, notFound } from '../errors.ts'
import type { Db } from '../database/db.ts'
import type { Consultation } from './tables.ts'
import type { ReadFile } from '../files/index.ts'
import { closeConsultation } from './close.ts'
import { addMessage } from './chat-messages.ts'
import { pickUp } from './pick-up.ts'
import { withConsultationLock } from './close-due.ts'

// The astrologer's actions, called for a script and for an operator alike.

export function pickUpAsAstrologer(db: Db, now: Date, id: number): Promise<Consultation> {
  return withOpenConsultation(db, now, id, (tx, consultation) => pickUp(tx, consultation, 'astrologer', now))
}

/** Rejects a waiting request, or ends a running chat. */
export function endAsAstrologer(db: Db, now: Date, id: number): Promise<Consultation> {
  return withOpenConsultation(db, now, id, (tx, consultation) =>
    closeConsultation(tx, consultation, { at: now, reason: consultation.startedAt ? 'astrologer' : 'rejected' }),
  )
}

export function sendAsAstrologer(
  db: Db,
  now: Date,
  id: number,
  message: { text: string; utterance?: string; nextUtterance?: string | null; file?: ReadFile | null },
) {
  return withOpenConsultation(db, now, id, (tx, consultation) => {
    if (!consultation.startedAt) throw new DomainError('consultation_not_started', 'The chat has not started yet.')
    return addMessage(tx, now, { consultationId: id, sender: 'consultant', ...message })
  })
}

function withOpenConsultation<T>(
  db: Db,
  now: Date,
  id: number,
  run: (tx: Db, consultation: Consultation) => Promise<T>,
) {
  return withConsultationLock(db, now, id, async (tx, consultation) => {
    if (!consultation) throw notFound('Consultation not found.')
    if (consultation.endedAt) throw new DomainError('consultation_ended', 'This consultation has already ended.')
    return run(tx, consultation)
  })
}
