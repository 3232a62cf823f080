import { and, asc, eq, gt, max } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatMessages, consultations, type ChatMessage } from './tables.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { isBlank } from '../endpoint/is-blank.ts'
import { addMessage } from './add-message.ts'
import { readAttachment } from './chat-attachments.ts'
import { stopTyping } from './customer-presence.ts'
import { withOwnConsultation } from './customer-actions.ts'

interface CustomerMessage {
  consultationId: number
  customerId: number
  text: string
  /** A picture or recording; the text may then be empty. */
  attachment: Blob | null
  clientMessageId: string | null
}

/**
 * Stores a customer's message while the chat is running, once for each `clientMessageId`. The text is masked here again,
 * because a client may have sent it unmasked.
 */
export async function sendMessage(db: Db, now: Date, message: CustomerMessage): Promise<ChatMessage> {
  const { consultationId, customerId, clientMessageId } = message
  const text = isBlank(message.text) ? '' : message.text.trim()
  if (text === '' && !message.attachment) throw invalidFields({ text: 'Write a message.' })
  const file = message.attachment && (await readAttachment(message.attachment))
  return withOwnConsultation(db, now, { id: consultationId, customerId }, async (tx, consultation) => {
    const stored =
      clientMessageId === null ? undefined : await findSent(tx, { consultationId, sender: 'customer' }, clientMessageId)
    if (stored) return stored
    if (consultation.endedAt)
      throw new DomainError('consultation_ended', 'This chat has ended. Your message was not sent.')
    if (!consultation.startedAt)
      throw new DomainError('consultation_not_started', 'The chat has not started yet. Your message was not sent.')
    if (consultation.customerTypingUntil) await stopTyping(tx, consultationId)
    return addMessage(tx, now, { consultationId, sender: 'customer', text, file, clientMessageId })
  })
}

export async function findSent(
  tx: Db,
  { consultationId, sender }: Pick<ChatMessage, 'consultationId' | 'sender'>,
  clientMessageId: string,
): Promise<ChatMessage | undefined> {
  const [sent] = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.consultationId, consultationId),
        eq(chatMessages.sender, sender),
        eq(chatMessages.clientMessageId, clientMessageId),
      ),
    )
  return sent
}

/** While these are the same, the list of messages has not changed. */
export interface MessageMarks {
  /** The id of the last message; 0 without one. */
  last: number
  /** The last message that the astrologer has read. */
  readId: number | null
}

export async function messageMarks(db: Db, own: { id: number; customerId: number }): Promise<MessageMarks> {
  const [found] = await db
    .select({ last: max(chatMessages.id), readId: consultations.astrologerReadId })
    .from(consultations)
    .leftJoin(chatMessages, eq(chatMessages.consultationId, consultations.id))
    .where(and(eq(consultations.id, own.id), eq(consultations.customerId, own.customerId)))
    .groupBy(consultations.id)
  if (!found) throw notFound('Consultation not found.')
  return { last: found.last ?? 0, readId: found.readId }
}

/** Oldest first. */
export function listMessages(db: Db, id: number, after: number): Promise<ChatMessage[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.consultationId, id), gt(chatMessages.id, after)))
    .orderBy(asc(chatMessages.id))
}
