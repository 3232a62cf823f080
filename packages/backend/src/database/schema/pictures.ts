import { pgTable, text } from 'drizzle-orm/pg-core'

/** Small pictures that customers sent, named by what is in them. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  type: text().notNull(),
  base64: text().notNull(),
})
