import {
  attachmentPath,
  isTyping,
  listMessages,
  noteAstrologerSeen,
  readAttachment,
  sendAsAstrologer,
  sharedBirthText,
  type ChatMessage,
} from '../consultations/index.ts'
import type { AstrologerContext, Input, Reply } from '../endpoint/handler.ts'
import { isBlank } from '../endpoint/is-blank.ts'
import { invalidFields } from '../errors.ts'
import { ownConsultation } from './own-consultation.ts'

export async function readChat(
  context: AstrologerContext,
  { consultation_id, after }: Input<'readChat'>['query'],
): Promise<Reply<'readChat'>> {
  const { db, astrologer } = context
  const consultation = await ownConsultation(db, astrologer.id, consultation_id)
  await noteAstrologerSeen(db, context.now, consultation)
  const messages = await listMessages(db, consultation.id, after)
  return {
    results: await Promise.all(messages.map((message) => messageReply(context, message))),
    customer_read_id: consultation.customerReadId,
    customer_is_typing: isTyping(consultation, consultation.customerTypingUntil, context.now),
  }
}

export async function sayInChat(
  context: AstrologerContext,
  { consultation_id, text, client_message_id: clientMessageId }: Input<'sayInChat'>['body'],
): Promise<Reply<'sayInChat'>> {
  if (isBlank(text)) throw invalidFields({ text: 'Write a message.' })
  const { db, now, astrologer } = context
  const { id } = await ownConsultation(db, astrologer.id, consultation_id)
  return messageReply(context, await sendAsAstrologer(db, now, id, { text, clientMessageId }))
}

export async function sendFileInChat(
  context: AstrologerContext,
  { consultation_id, attachment, client_message_id: clientMessageId }: Input<'sendFileInChat'>['body'],
): Promise<Reply<'sendFileInChat'>> {
  const { db, now, astrologer } = context
  const { id } = await ownConsultation(db, astrologer.id, consultation_id)
  const file = await readAttachment(attachment)
  return messageReply(context, await sendAsAstrologer(db, now, id, { text: '', file, clientMessageId }))
}

export async function shareInChat(
  context: AstrologerContext,
  { consultation_id, card, client_message_id: clientMessageId }: Input<'shareInChat'>['body'],
): Promise<Reply<'shareInChat'>> {
  const { db, now, astrologer } = context
  const consultation = await ownConsultation(db, astrologer.id, consultation_id)
  const text = card.type === 'dasha' ? JSON.stringify(card) : await sharedBirthText(db, now, consultation)
  if (text === null) throw invalidFields({ card: 'The customer shared no birth details.' })
  if (card.type === 'dasha' && card.from >= card.to) throw invalidFields({ card: 'The period ends before it begins.' })
  const message = { text, kind: 'kundli', clientMessageId } as const
  return messageReply(context, await sendAsAstrologer(db, now, consultation.id, message))
}

async function messageReply({ settings, now }: AstrologerContext, message: ChatMessage): Promise<Reply<'sayInChat'>> {
  const isOwn = message.sender === 'consultant'
  return {
    id: message.id,
    from: isOwn ? 'astrologer' : 'customer',
    kind: message.kind,
    text: message.text,
    file: await attachmentPath(settings, now, message),
    client_message_id: isOwn ? message.clientMessageId : null,
    sent_at: message.createdAt.toISOString(),
  }
}
