import { DomainError, notFound } from '../errors.ts'
import type { Db } from '../database/db.ts'
import type { Consultation } from './tables.ts'
import type { ReadFile } from '../files/index.ts'
import { end } from './close.ts'
import { addMessage } from './chat-messages.ts'
import { pickUp } from './pick-up.ts'
import { withConsultationLock } from './close-due.ts'

/** What an astrologer does in a consultation, whoever plays the part: the script, or a person on the developer console. */

export function pickUpAsAstrologer(db: Db, now: Date, id: number): Promise<Consultation> {
  return withOpen(db, now, id, (tx, consultation) => pickUp(tx, consultation, 'astrologer', now))
}

/** Turns down a request that waits; leaves a chat that runs. */
export function endAsAstrologer(db: Db, now: Date, id: number): Promise<Consultation> {
  return withOpen(db, now, id, (tx, consultation) =>
    end(tx, consultation, { at: now, reason: consultation.startedAt ? 'astrologer' : 'rejected' }),
  )
}

export function sendAsAstrologer(
  db: Db,
  now: Date,
  id: number,
  said: { text: string; line?: string; nextLine?: string | null; file?: ReadFile | null },
) {
  return withOpen(db, now, id, (tx, consultation) => {
    if (!consultation.startedAt) throw new DomainError('consultation_not_started', 'The chat has not started yet.')
    return addMessage(tx, now, { consultationId: id, sender: 'consultant', ...said })
  })
}

function withOpen<T>(db: Db, now: Date, id: number, then: (tx: Db, consultation: Consultation) => Promise<T>) {
  return withConsultationLock(db, now, id, async (tx, consultation) => {
    if (!consultation) throw notFound('There is no such consultation.')
    if (consultation.endedAt) throw new DomainError('consultation_ended', 'This consultation is already over.')
    return then(tx, consultation)
  })
}
