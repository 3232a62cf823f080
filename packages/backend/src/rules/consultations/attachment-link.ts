import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { chatFiles, type ChatMessage } from '../../database/schema/index.ts'
import type { Settings } from '../../ports/settings.ts'
import type { ReadFile } from '../files/read-file.ts'
import { areEqual, sealOf } from '../secrets.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Links of one day are the same, so that a browser which has the file does not ask for it again. */
export const linkDay = (now: Date): number => Math.floor(now.getTime() / DAY_MS)

/**
 * The path under which whoever is told it sees the file of a message, to the end of tomorrow: the two people of the chat, and
 * an `<img>` of theirs that cannot say who asks. Null where there is no file, or not any more.
 */
export async function attachmentPath(settings: Settings, now: Date, message: ChatMessage): Promise<string | null> {
  if (!message.hasFile) return null
  const until = String((linkDay(now) + 2) * DAY_MS)
  const query = new URLSearchParams({ until, seal: await sealOfLink(settings, message.id, until) })
  return `/api/media/attachments/${message.id}?${query.toString()}`
}

/** The file, for who holds a link that still stands; null for everybody else. */
export async function findAttachment(
  db: Db,
  now: Date,
  settings: Settings,
  link: { messageId: number; until: string; seal: string },
): Promise<ReadFile | null> {
  if (!(Number(link.until) > now.getTime())) return null
  if (!areEqual(link.seal, await sealOfLink(settings, link.messageId, link.until))) return null
  const [file] = await db.select().from(chatFiles).where(eq(chatFiles.messageId, link.messageId))
  return file ?? null
}

const sealOfLink = (settings: Settings, messageId: number, until: string): Promise<string> =>
  sealOf(settings.secret, `attachment ${messageId} until ${until}`)
