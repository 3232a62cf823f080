import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'
import { sha256 } from '../secrets/secrets.ts'
import { type CatalogueKind, type CatalogueValues, valuesOf } from './kind.ts'
import { catalogueVersions, type CatalogueVersion } from './tables.ts'

const HISTORY = 50

/** A row that exists, or the draft of a new one. */
export interface CatalogueKey {
  rowId: number | null
  draftId: number | null
}

export interface OpenRow extends CatalogueKey {
  /** What customers see; null for a row that does not exist yet, or any more. */
  published: CatalogueValues | null
  draft: CatalogueVersion | null
  /** Changes with every change of the row and of its draft, so that nobody overwrites what they have not seen. */
  base: string
}

/** Locks the row and its draft, when called in a transaction that changes them. */
export async function openRow(db: Db, kind: CatalogueKind, key: CatalogueKey): Promise<OpenRow> {
  const [found] =
    key.rowId === null ? [] : await db.select().from(kind.table).where(eq(kind.table.id, key.rowId)).for('update')
  const [draft] = await db.select().from(catalogueVersions).where(isDraftOf(kind, key)).for('update')
  if (!found && !draft) {
    const wasRemoved = key.rowId !== null && (await history(db, kind, key.rowId)).length > 0
    if (!wasRemoved) throw notFound('This is not in the catalogue.')
  }
  const published = found ? valuesOf(kind, found) : null
  const seen = JSON.stringify([published, draft?.id, draft?.values, draft?.savedAt])
  return { ...key, draftId: draft?.id ?? null, published, draft: draft ?? null, base: await sha256(seen) }
}

const isDraftOf = ({ id }: CatalogueKind, { rowId, draftId }: CatalogueKey) =>
  and(
    eq(catalogueVersions.kind, id),
    isNull(catalogueVersions.publishedAt),
    rowId === null
      ? and(isNull(catalogueVersions.rowId), eq(catalogueVersions.id, draftId ?? 0))
      : eq(catalogueVersions.rowId, rowId),
  )

/** The published versions of a row, newest first. */
export const history = (db: Db, kind: CatalogueKind, rowId: number): Promise<CatalogueVersion[]> =>
  db
    .select()
    .from(catalogueVersions)
    .where(
      and(
        eq(catalogueVersions.kind, kind.id),
        eq(catalogueVersions.rowId, rowId),
        isNotNull(catalogueVersions.publishedAt),
      ),
    )
    .orderBy(desc(catalogueVersions.id))
    .limit(HISTORY)

/** The rows of the table, each with whether it has a draft. */
export async function listRows(db: Db, kind: CatalogueKind, { limit, offset }: Page) {
  const rows = await db
    .select()
    .from(kind.table)
    .orderBy(...kind.orderBy, kind.table.id)
    .limit(limit)
    .offset(offset)
  const ids = rows.map((row) => Number((row as { id: unknown }).id))
  const drafts = await db
    .select({ rowId: catalogueVersions.rowId })
    .from(catalogueVersions)
    .where(
      and(
        eq(catalogueVersions.kind, kind.id),
        isNull(catalogueVersions.publishedAt),
        inArray(catalogueVersions.rowId, ids),
      ),
    )
  const drafted = new Set(drafts.map(({ rowId }) => rowId))
  const [total] = await db.select({ count: count() }).from(kind.table)
  return {
    count: total?.count ?? 0,
    rows: rows.map((row, index) => ({
      id: ids[index] ?? 0,
      values: valuesOf(kind, row),
      hasDraft: drafted.has(ids[index] ?? 0),
    })),
  }
}

/** Drafts of rows that do not exist yet. */
export const listNewDrafts = (db: Db, kind: CatalogueKind): Promise<CatalogueVersion[]> =>
  db
    .select()
    .from(catalogueVersions)
    .where(
      and(eq(catalogueVersions.kind, kind.id), isNull(catalogueVersions.publishedAt), isNull(catalogueVersions.rowId)),
    )
    .orderBy(catalogueVersions.id)

export const countDrafts = (db: Db, kind: CatalogueKind): Promise<number> =>
  db.$count(catalogueVersions, and(eq(catalogueVersions.kind, kind.id), isNull(catalogueVersions.publishedAt)))
