import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'

/** Small pictures that customers sent, named by what is in them. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
})
