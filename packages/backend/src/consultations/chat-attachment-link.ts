import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatFiles, type ChatMessage } from './tables.ts'
import type { Settings } from '../ports/settings.ts'
import type { ReadFile } from '../files/index.ts'
import { isSignedUrlValid, signUrl, type UrlSignature } from '../secrets/signed-url.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day whose links are all equal, so that a browser finds the file in its cache. */
export const linkDay = (now: Date): number => Math.floor(now.getTime() / DAY_MS)

const pathOf = (messageId: number): string => `/api/media/attachments/${messageId}`

/** A signed path to the file of a message, valid until the end of the next day. Null when there is no file. */
export async function attachmentPath(settings: Settings, now: Date, message: ChatMessage): Promise<string | null> {
  return message.hasFile ? signUrl(settings, pathOf(message.id), new Date((linkDay(now) + 2) * DAY_MS)) : null
}

/** The file behind a signed path; null when the signature is wrong or has expired. */
export async function findAttachment(
  db: Db,
  now: Date,
  settings: Settings,
  { messageId, ...seal }: UrlSignature & { messageId: number },
): Promise<ReadFile | null> {
  if (!(await isSignedUrlValid(settings, now, pathOf(messageId), seal))) return null
  const [file] = await db.select().from(chatFiles).where(eq(chatFiles.messageId, messageId))
  return file ?? null
}
