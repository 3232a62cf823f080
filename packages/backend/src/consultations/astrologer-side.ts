import { DomainError, notFound } from '../errors.ts'
import type { Db } from '../database/db.ts'
import type { Consultation } from './tables.ts'
import type { ReadFile } from '../files/index.ts'
import { end } from './end.ts'
import { addMessage } from './messages.ts'
import { pickUp } from './pick-up.ts'
import { withSettled } from './close-due.ts'

/** What an astrologer does in a consultation, whoever plays the part: the script, or a person on the developer console. */

export function astrologerPicksUp(db: Db, now: Date, id: number): Promise<Consultation> {
  return withOpen(db, now, id, (tx, consultation) => pickUp(tx, consultation, 'astrologer', now))
}

/** Turns down a request that waits; leaves a chat that runs. */
export function astrologerEnds(db: Db, now: Date, id: number): Promise<Consultation> {
  return withOpen(db, now, id, (tx, consultation) =>
    end(tx, consultation, { at: now, reason: consultation.startedAt ? 'astrologer' : 'rejected' }),
  )
}

export function astrologerSays(
  db: Db,
  now: Date,
  id: number,
  said: { text: string; utterance?: string; nextUtterance?: string | null; file?: ReadFile | null },
) {
  return withOpen(db, now, id, (tx, consultation) => {
    if (!consultation.startedAt) throw new DomainError('consultation_not_started', 'The chat has not started yet.')
    return addMessage(tx, now, { consultationId: id, sender: 'consultant', ...said })
  })
}

function withOpen<T>(db: Db, now: Date, id: number, then: (tx: Db, consultation: Consultation) => Promise<T>) {
  return withSettled(db, now, id, async (tx, consultation) => {
    if (!consultation) throw notFound('There is no such consultation.')
    if (consultation.endedAt) throw new DomainError('consultation_ended', 'This consultation is already over.')
    return then(tx, consultation)
  })
}
