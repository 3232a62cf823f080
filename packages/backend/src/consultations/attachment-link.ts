import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatFiles, type ChatMessage } from './tables.ts'
import type { Settings } from '../ports/settings.ts'
import type { ReadFile } from '../files/index.ts'
import { isSealed, sealedLink, type Seal } from '../secrets/signed-url.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Links of one day are the same, so that a browser which has the file does not ask for it again. */
export const linkDay = (now: Date): number => Math.floor(now.getTime() / DAY_MS)

const pathOf = (messageId: number): string => `/api/media/attachments/${messageId}`

/** Where the two people of a chat see the file of a message, to the end of tomorrow. Null where there is none, or not any more. */
export async function attachmentPath(settings: Settings, now: Date, message: ChatMessage): Promise<string | null> {
  return message.hasFile ? sealedLink(settings, pathOf(message.id), new Date((linkDay(now) + 2) * DAY_MS)) : null
}

/** The file, for who holds a link that still stands; null for everybody else. */
export async function findAttachment(
  db: Db,
  now: Date,
  settings: Settings,
  { messageId, ...seal }: Seal & { messageId: number },
): Promise<ReadFile | null> {
  if (!(await isSealed(settings, now, pathOf(messageId), seal))) return null
  const [file] = await db.select().from(chatFiles).where(eq(chatFiles.messageId, messageId))
  return file ?? null
}
