import { and, asc, eq, gt, max } from 'drizzle-orm'
import { maskPhoneNumbers } from '@tarapath/masking-utils'
import type { Db } from '../database/db.ts'
import { chatFiles, chatMessages, consultations, type ChatMessage } from './tables.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import type { ReadFile } from '../files/index.ts'
import { kindOf, readAttachment, refuseTooManyFiles } from './attachments.ts'
import { withOwn } from './customer-side.ts'

interface CustomerMessage {
  consultationId: number
  customerId: number
  text: string
  /** A picture or a recording; then there may be no text. */
  attachment: Blob | null
  clientMessageId: string | null
}

/**
 * Stores what the customer writes or shows, once for each name the client gave it, and only while the chat runs.
 * The text is masked again here: what another client sent is not to be trusted.
 */
export async function sendMessage(db: Db, now: Date, message: CustomerMessage): Promise<ChatMessage> {
  const { consultationId, customerId, clientMessageId } = message
  const text = message.text.trim()
  if (text === '' && !message.attachment) throw invalidFields({ text: 'Write a message.' })
  const file = message.attachment && (await readAttachment(message.attachment))
  return withOwn(db, now, { id: consultationId, customerId }, async (tx, consultation) => {
    const earlier = clientMessageId === null ? undefined : await findSent(tx, consultationId, clientMessageId)
    if (earlier) return earlier
    if (consultation.endedAt)
      throw new DomainError('consultation_ended', 'This chat is over. Your message was not sent.')
    if (!consultation.startedAt)
      throw new DomainError('consultation_not_started', 'The chat has not started yet. Your message was not sent.')
    return addMessage(tx, now, { consultationId, sender: 'customer', text, file, clientMessageId })
  })
}

/** Adds to a running chat that is locked. */
export async function addMessage(
  tx: Db,
  now: Date,
  {
    file = null,
    ...message
  }: Pick<ChatMessage, 'consultationId' | 'sender' | 'text'> &
    Partial<Pick<ChatMessage, 'clientMessageId' | 'utterance' | 'nextUtterance'>> & { file?: ReadFile | null },
): Promise<ChatMessage> {
  if (file) await refuseTooManyFiles(tx, message)
  const shown = file && { kind: kindOf(file), hasFile: true }
  const [added] = await tx
    .insert(chatMessages)
    .values({ ...message, ...shown, text: masked(message.text), createdAt: now })
    .returning()
  if (!added) throw new Error('A message that was inserted did not come back.')
  if (file) await tx.insert(chatFiles).values({ messageId: added.id, ...file })
  return added
}

/**
 * Our own choice: the server masks strictly. A browser applies the exact rule to what it shows while typing; what is
 * stored and read by the other side also hides numbers written in words, other digits or with signs between.
 */
const masked = (text: string): string => maskPhoneNumbers(maskPhoneNumbers(text), { mode: 'strict' })

async function findSent(tx: Db, consultationId: number, clientMessageId: string): Promise<ChatMessage | undefined> {
  const [sent] = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.consultationId, consultationId),
        eq(chatMessages.sender, 'customer'),
        eq(chatMessages.clientMessageId, clientMessageId),
      ),
    )
  return sent
}

/** The id of the last message: while it stays, the list has not changed. */
export async function lastMessageId(db: Db, own: { id: number; customerId: number }): Promise<number> {
  const [found] = await db
    .select({ id: consultations.id, last: max(chatMessages.id) })
    .from(consultations)
    .leftJoin(chatMessages, eq(chatMessages.consultationId, consultations.id))
    .where(and(eq(consultations.id, own.id), eq(consultations.customerId, own.customerId)))
    .groupBy(consultations.id)
  if (!found) throw notFound('There is no such consultation.')
  return found.last ?? 0
}

/** Oldest first. */
export function listMessages(db: Db, id: number, after: number): Promise<ChatMessage[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.consultationId, id), gt(chatMessages.id, after)))
    .orderBy(asc(chatMessages.id))
}
