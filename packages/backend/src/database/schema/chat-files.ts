import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { chatMessages } from './consultations.ts'

/** Pictures and recordings that were sent in a chat, for as long as they are kept: their messages stay longer. */
export const chatFiles = pgTable('chat_files', {
  messageId: integer()
    .primaryKey()
    .references(() => chatMessages.id),
  type: text().notNull(),
  bytes: bytes().notNull(),
})
