import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'

/** Small pictures of customers and of the catalogue; the id is the hash of the content. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** Whether the catalogue or its history shows it, so that it stays when no customer does. */
  isKept: boolean().notNull().default(false),
  bytes: bytes().notNull(),
})
