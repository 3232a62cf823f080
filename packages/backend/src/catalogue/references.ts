import { asc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { CatalogueKind } from './kind.ts'

/** The rows that each foreign key of a kind chooses from: names by id. */
export type References = Readonly<Record<string, ReadonlyMap<number, string>>>

const MOST = 2000

export async function loadReferences(db: Db, { fields }: CatalogueKind): Promise<References> {
  const references: Record<string, ReadonlyMap<number, string>> = {}
  for (const [field, { refersTo }] of Object.entries(fields)) {
    if (!refersTo) continue
    const { table, name } = refersTo
    const rows = await db.select({ id: table.id, name }).from(table).orderBy(asc(name), asc(table.id)).limit(MOST)
    references[field] = new Map(rows.map((row) => [Number(row.id), String(row.name)]))
  }
  return references
}
