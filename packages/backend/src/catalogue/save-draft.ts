import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, notFound } from '../errors.ts'
import type { CatalogueKind, CatalogueValues } from './kind.ts'
import { type CatalogueKey, history, type OpenRow, openRow } from './open-row.ts'
import { catalogueVersions } from './tables.ts'

/** Who changes a row, and what they saw of it. */
export interface CatalogueChange extends CatalogueKey {
  base: string
  /** E.164; null at the developer console. */
  author: string | null
}

/** The row, unless somebody changed it since the reader saw it. */
export async function openForChange(tx: Db, kind: CatalogueKind, change: CatalogueChange): Promise<OpenRow> {
  const row = await openRow(tx, kind, change)
  if (row.base !== change.base)
    throw new DomainError('row_changed', 'Somebody else has changed this since you opened it. Compare, and save again.')
  return row
}

/** Saves a draft, which customers do not see, and returns its number. */
export async function saveDraft(
  tx: Db,
  now: Date,
  { kind, values, ...change }: CatalogueChange & { kind: CatalogueKind; values: CatalogueValues },
): Promise<number> {
  const { rowId, author } = change
  const isNew = rowId === null && change.draftId === null
  const open = isNew ? null : await openForChange(tx, kind, change)
  if (open?.draft) {
    await tx
      .update(catalogueVersions)
      .set({ values, author, savedAt: now })
      .where(eq(catalogueVersions.id, open.draft.id))
    return open.draft.id
  }
  if (open) await rememberFirst(tx, now, kind, open)
  const [draft] = await tx
    .insert(catalogueVersions)
    .values({ kind: kind.id, rowId, values, savedAt: now, author })
    .returning({ id: catalogueVersions.id })
  if (!draft) throw new Error('A draft was not stored.')
  return draft.id
}

export async function discardDraft(tx: Db, kind: CatalogueKind, change: CatalogueChange): Promise<void> {
  const { draft } = await openForChange(tx, kind, change)
  if (draft) await tx.delete(catalogueVersions).where(eq(catalogueVersions.id, draft.id))
}

/** Takes an earlier version as the draft, to look at and to publish. */
export async function restoreVersion(
  tx: Db,
  now: Date,
  { kind, version, ...change }: CatalogueChange & { kind: CatalogueKind; version: number },
): Promise<void> {
  const versions = change.rowId === null ? [] : await history(tx, kind, change.rowId)
  const found = versions.find(({ id }) => id === version)
  if (!found?.values) throw notFound('This version is not in the history.')
  await saveDraft(tx, now, { ...change, kind, values: found.values })
}

/** What was in the table before staff changed it for the first time belongs to the history too. */
export async function rememberFirst(
  tx: Db,
  now: Date,
  kind: CatalogueKind,
  { rowId, published }: OpenRow,
): Promise<void> {
  if (rowId === null || published === null || (await history(tx, kind, rowId)).length > 0) return
  await tx
    .insert(catalogueVersions)
    .values({ kind: kind.id, rowId, values: published, savedAt: now, author: null, publishedAt: now })
}
