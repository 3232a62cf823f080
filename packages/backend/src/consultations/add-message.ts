import type { Db } from '../database/db.ts'
import type { ReadFile } from '../files/index.ts'
import { kindOf, refuseTooManyFiles } from './chat-attachments.ts'
import { maskMessage } from './mask-message.ts'
import { chatFiles, chatMessages, type ChatMessage } from './tables.ts'

/** Expects a running, locked chat. */
export async function addMessage(
  tx: Db,
  now: Date,
  {
    file = null,
    ...message
  }: Pick<ChatMessage, 'consultationId' | 'sender' | 'text'> &
    Partial<Pick<ChatMessage, 'kind' | 'clientMessageId' | 'utterance' | 'nextUtterance'>> & { file?: ReadFile | null },
): Promise<ChatMessage> {
  if (file) await refuseTooManyFiles(tx, message)
  // Strict masking would take the dates of a card for a phone number; what people wrote in it is masked before.
  const text = message.kind === 'kundli' ? message.text : await maskMessage(tx, now, message)
  const fileFields = file && { kind: kindOf(file), hasFile: true }
  const [added] = await tx
    .insert(chatMessages)
    .values({ ...message, ...fileFields, text, createdAt: now })
    .returning()
  if (!added) throw new Error('The insert returned no message.')
  if (file) await tx.insert(chatFiles).values({ messageId: added.id, ...file })
  return added
}
