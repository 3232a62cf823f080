import { eq, max } from 'drizzle-orm'
import { DomainError, notFound } from '../errors.ts'
import type { Db } from '../database/db.ts'
import { findSent } from './chat-messages.ts'
import { chatMessages, consultations, type ChatMessage, type Consultation } from './tables.ts'
import type { ReadFile } from '../files/index.ts'
import { closeConsultation } from './close.ts'
import type { DeclineReason } from './end-reason-text.ts'
import { addMessage } from './add-message.ts'
import { addSeconds } from './lifecycle.ts'
import { pickUp } from './pick-up.ts'
import { withConsultationLock } from './close-due.ts'

// The astrologer's actions, called for a script and for an operator alike.

export function pickUpAsAstrologer(db: Db, now: Date, id: number): Promise<Consultation> {
  return withOpenConsultation(db, now, id, (tx, consultation) => pickUp(tx, consultation, 'astrologer', now))
}

/** Rejects a waiting request, or ends a running chat. */
export function endAsAstrologer(
  db: Db,
  now: Date,
  id: number,
  declineReason: DeclineReason | null = null,
): Promise<Consultation> {
  return withOpenConsultation(db, now, id, (tx, consultation) =>
    closeConsultation(
      tx,
      consultation,
      consultation.startedAt ? { at: now, reason: 'astrologer' } : { at: now, reason: 'rejected', declineReason },
    ),
  )
}

export function sendAsAstrologer(
  db: Db,
  now: Date,
  id: number,
  message: {
    text: string
    /** The text is a card as JSON. */
    kind?: 'kundli'
    /** The app's id of the message. Sent again with the same id, it is stored once. */
    clientMessageId?: string
    utterance?: string
    nextUtterance?: string | null
    file?: ReadFile | null
  },
): Promise<ChatMessage> {
  return withOpenConsultation(db, now, id, async (tx, consultation) => {
    const earlier =
      message.clientMessageId &&
      (await findSent(tx, { consultationId: id, sender: 'consultant' }, message.clientMessageId))
    if (earlier) return earlier
    if (!consultation.startedAt) throw new DomainError('consultation_not_started', 'The chat has not started yet.')
    const added = await addMessage(tx, now, { consultationId: id, sender: 'consultant', ...message })
    const read = { astrologerTypingUntil: null, astrologerReadId: added.id }
    await tx.update(consultations).set(read).where(eq(consultations.id, id))
    return added
  })
}

/**
 * The astrologer types until then, and so has read every message. While an earlier report still holds, nothing is written:
 * an app may report each key.
 */
export function typeAsAstrologer(db: Db, now: Date, id: number, until: Date): Promise<void> {
  return withOpenConsultation(db, now, id, async (tx, { startedAt, astrologerTypingUntil }) => {
    if (!startedAt) throw new DomainError('consultation_not_started', 'The chat has not started yet.')
    if (
      astrologerTypingUntil &&
      astrologerTypingUntil > now &&
      until <= addSeconds(astrologerTypingUntil, RENEW_SECONDS)
    )
      return
    const [newest] = await tx
      .select({ id: max(chatMessages.id) })
      .from(chatMessages)
      .where(eq(chatMessages.consultationId, id))
    const typing = { astrologerTypingUntil: until, astrologerReadId: newest?.id ?? null }
    await tx.update(consultations).set(typing).where(eq(consultations.id, id))
  })
}

const RENEW_SECONDS = 2

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
