import { and, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatFiles, chatMessages, consultations, type ChatMessage } from './tables.ts'
import { invalidFields } from '../errors.ts'
import { readPictureOrSound, type ReadFile } from '../files/index.ts'

// Our own choice, all three: a photograph of a phone or some minutes of speech; more than anybody shows in one chat; and a
// month to look at it again.
export const LARGEST_ATTACHMENT_BYTES = 4 * 1024 * 1024
const MOST_FROM_ONE_SIDE = 20
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** A picture or a recording without notes of where and with what it was made, or a refusal. */
export const readAttachment = (file: Blob): Promise<ReadFile> =>
  readPictureOrSound('attachment', file, LARGEST_ATTACHMENT_BYTES)

export const kindOf = ({ type }: ReadFile): 'image' | 'audio' => (type.startsWith('image/') ? 'image' : 'audio')

/** In a chat that is locked. */
export async function refuseTooManyFiles(
  tx: Db,
  { consultationId, sender }: Pick<ChatMessage, 'consultationId' | 'sender'>,
): Promise<void> {
  const sent = and(
    eq(chatMessages.consultationId, consultationId),
    eq(chatMessages.sender, sender),
    ne(chatMessages.kind, 'text'),
  )
  if ((await tx.$count(chatMessages, sent)) >= MOST_FROM_ONE_SIDE)
    throw invalidFields({ attachment: `${MOST_FROM_ONE_SIDE} files are the most in one chat. Say the rest in words.` })
}

/** When the oldest attachment has been kept long enough. Ids of messages are given out in the order of time. */
export const attachmentsDueAt = (): SQL => sql`(
  select ${consultations.endedAt} + make_interval(days => ${KEPT_DAYS})
  from ${chatMessages} inner join ${consultations} on ${consultations.id} = ${chatMessages.consultationId}
  where ${chatMessages.id} = (select min(${chatFiles.messageId}) from ${chatFiles}))`

/** The messages stay, and say what they were. */
export async function forgetOldAttachments(db: Db, now: Date): Promise<void> {
  const endedBefore = lte(consultations.endedAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  await db.transaction((tx) => forget(tx, endedBefore))
}

/** What was sent in the chats of a customer who goes, by either side. */
export const forgetAttachmentsOf = (tx: Db, customerId: number): Promise<void> =>
  forget(tx, eq(consultations.customerId, customerId))

async function forget(tx: Db, where: ReturnType<typeof eq>): Promise<void> {
  const due = tx
    .select({ id: chatFiles.messageId })
    .from(chatFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatFiles.messageId))
    .innerJoin(consultations, eq(consultations.id, chatMessages.consultationId))
    .where(where)
  const gone = await tx
    .delete(chatFiles)
    .where(inArray(chatFiles.messageId, due))
    .returning({ id: chatFiles.messageId })
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await tx.update(chatMessages).set({ hasFile: false }).where(inArray(chatMessages.id, ids))
}
