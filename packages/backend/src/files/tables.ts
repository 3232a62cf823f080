import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'

/** Small pictures of customers; the id is the hash of the content. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
})
