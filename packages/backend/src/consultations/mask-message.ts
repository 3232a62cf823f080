import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import { createConversationMasker, maskPhoneNumbers } from '@tarapath/masking-utils'
import type { Db } from '../database/db.ts'
import { chatMessages, type ChatMessage } from './tables.ts'

/** How long the masker looks back. */
const WINDOW_MS = 60_000
/** No part of a number is longer, so longer messages need not be read again. */
const MAX_PART_LENGTH = 80

/**
 * Our own choice: the server masks strictly, so that numbers in words, in other digits or with signs in between are hidden
 * too, and a number that one side splits over several messages: the message that completes it is masked. The messages of
 * the last minute are read from the database, because another process may have stored them. A browser applies only the
 * exact rule to what it shows while typing.
 */
export async function maskMessage(
  tx: Db,
  now: Date,
  { consultationId, sender, text }: Pick<ChatMessage, 'consultationId' | 'sender' | 'text'>,
): Promise<string> {
  const masker = createConversationMasker()
  const mask = (id: number, sent: string, at: Date) =>
    masker.mask({ id: String(id), sender, text: maskPhoneNumbers(sent), at: at.getTime() })
  const recent = await tx
    .select({ id: chatMessages.id, text: chatMessages.text, createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.consultationId, consultationId),
        eq(chatMessages.sender, sender),
        ne(chatMessages.kind, 'kundli'),
        gte(chatMessages.createdAt, new Date(now.getTime() - WINDOW_MS)),
        sql`char_length(${chatMessages.text}) <= ${MAX_PART_LENGTH}`,
      ),
    )
    .orderBy(asc(chatMessages.id))
  for (const message of recent) mask(message.id, message.text, message.createdAt)
  return mask(0, text, now).text
}

/** Masks a text outside a conversation, by the same rules. */
export const maskOneText = (text: string): string =>
  createConversationMasker().mask({ id: '0', sender: 'customer', text: maskPhoneNumbers(text), at: 0 }).text
