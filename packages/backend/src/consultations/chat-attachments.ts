import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatFiles, chatMessages, consultations, type ChatMessage } from './tables.ts'
import { invalidFields } from '../errors.ts'
import { readPictureOrAudio, type ReadFile } from '../files/index.ts'

// Our own choice: large enough for a photograph from a phone or some minutes of speech.
export const MAX_ATTACHMENT_BYTES = 4 * 1024 * 1024
const MAX_FILES_PER_SIDE = 20
const RETENTION_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Reads a picture or recording and strips its metadata. Any other file is refused. */
export const readAttachment = (file: Blob): Promise<ReadFile> =>
  readPictureOrAudio('attachment', file, MAX_ATTACHMENT_BYTES)

export const kindOf = ({ type }: ReadFile): 'image' | 'audio' => (type.startsWith('image/') ? 'image' : 'audio')

/** Expects the consultation to be locked. */
export async function refuseTooManyFiles(
  tx: Db,
  { consultationId, sender }: Pick<ChatMessage, 'consultationId' | 'sender'>,
): Promise<void> {
  const sent = and(
    eq(chatMessages.consultationId, consultationId),
    eq(chatMessages.sender, sender),
    inArray(chatMessages.kind, ['image', 'audio']),
  )
  if ((await tx.$count(chatMessages, sent)) >= MAX_FILES_PER_SIDE)
    throw invalidFields({ attachment: `You can send at most ${MAX_FILES_PER_SIDE} files in one chat.` })
}

/** When the oldest file is past its retention. Message ids are assigned in the order of time. */
export const attachmentsExpireAt = (): SQL => sql`(
  select ${consultations.endedAt} + make_interval(days => ${RETENTION_DAYS})
  from ${chatMessages} inner join ${consultations} on ${consultations.id} = ${chatMessages.consultationId}
  where ${chatMessages.id} = (select min(${chatFiles.messageId}) from ${chatFiles}))`

/** Deletes files past their retention. Their messages stay. */
export async function deleteExpiredAttachments(db: Db, now: Date): Promise<void> {
  const endedBefore = lte(consultations.endedAt, new Date(now.getTime() - RETENTION_DAYS * DAY_MS))
  await db.transaction((tx) => deleteWhere(tx, endedBefore))
}

/** Deletes the files, the shared birth details and unsent questions of a customer's chats. */
export async function deleteAttachmentsOf(tx: Db, customerId: number): Promise<void> {
  await deleteWhere(tx, eq(consultations.customerId, customerId))
  await tx.update(consultations).set({ firstQuestion: null }).where(eq(consultations.customerId, customerId))
  const own = tx.select({ id: consultations.id }).from(consultations).where(eq(consultations.customerId, customerId))
  await tx
    .update(chatMessages)
    .set({ text: '' })
    .where(and(eq(chatMessages.kind, 'kundli'), inArray(chatMessages.consultationId, own)))
}

async function deleteWhere(tx: Db, where: ReturnType<typeof eq>): Promise<void> {
  const matching = tx
    .select({ id: chatFiles.messageId })
    .from(chatFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatFiles.messageId))
    .innerJoin(consultations, eq(consultations.id, chatMessages.consultationId))
    .where(where)
  const deleted = await tx
    .delete(chatFiles)
    .where(inArray(chatFiles.messageId, matching))
    .returning({ id: chatFiles.messageId })
  if (deleted.length === 0) return
  const ids = deleted.map(({ id }) => id)
  await tx.update(chatMessages).set({ hasFile: false }).where(inArray(chatMessages.id, ids))
}
