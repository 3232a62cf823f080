import { eq } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Db } from '../database/db.ts'
import { DomainError, invalidFields, rootCause } from '../errors.ts'
import { type CatalogueKind, rowOf } from './kind.ts'
import { type CatalogueChange, openForChange, rememberFirst } from './save-draft.ts'
import { catalogueVersions } from './tables.ts'

/** Writes the draft into the table, where customers see it, and returns the number of the row. */
export async function publishDraft(tx: Db, now: Date, kind: CatalogueKind, change: CatalogueChange): Promise<number> {
  const open = await openForChange(tx, kind, change)
  const { draft } = open
  if (!draft?.values) throw new DomainError('wrong_status', 'There is no draft to publish.')
  const values = rowOf(kind, draft.values)
  const rowId = await explained(kind, async () => {
    if (open.rowId !== null && open.published !== null) {
      await tx.update(kind.table).set(values).where(eq(kind.table.id, open.rowId))
      return open.rowId
    }
    // A row that was removed comes back under its number, so that its history stays one.
    const insert = tx.insert(kind.table)
    const row =
      open.rowId === null ? insert.values(values) : insert.overridingSystemValue().values({ ...values, id: open.rowId })
    const [added] = await row.returning({ id: kind.table.id })
    return Number(added?.id)
  })
  await tx
    .update(catalogueVersions)
    .set({ rowId, publishedAt: now, savedAt: now, author: change.author })
    .where(eq(catalogueVersions.id, draft.id))
  await kind.afterPublish?.(tx, rowId)
  return rowId
}

/** Takes the row out of the table, where nothing else refers to it. */
export async function removeRow(tx: Db, now: Date, kind: CatalogueKind, change: CatalogueChange): Promise<void> {
  const open = await openForChange(tx, kind, change)
  const { rowId, draft, published } = open
  if (kind.isSingle) throw new DomainError('in_use', 'This row cannot be removed.')
  if (rowId === null || published === null) throw new DomainError('wrong_status', 'It was removed already.')
  await rememberFirst(tx, now, kind, open)
  if (draft) await tx.delete(catalogueVersions).where(eq(catalogueVersions.id, draft.id))
  await explained(kind, () => tx.delete(kind.table).where(eq(kind.table.id, rowId)))
  await tx
    .insert(catalogueVersions)
    .values({ kind: kind.id, rowId, values: null, savedAt: now, author: change.author, publishedAt: now })
}

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
const CHECK = '23514'

/** Why the database refuses a row, by the name of its check. */
const CHECKS: Readonly<Record<string, string>> = {
  coupon_takes_one_thing_off: 'Enter either rupees off or percent off.',
  course_is_reduced: 'The discounted price has to be below the price.',
  variant_is_reduced: 'The discounted price has to be below the price.',
}

/** Turns the refusals of the database into sentences for the form. */
async function explained<Result>(kind: CatalogueKind, write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write()
  } catch (failure) {
    const { code, constraint, constraint_name, message } = rootCause(failure as Error) as Error &
      Record<string, unknown>
    const name = String(constraint ?? constraint_name)
    const fields = Object.keys(kind.fields).filter((each) => name.includes(`_${toSnakeCase(each)}_`))
    if (code === UNIQUE && fields.length === 1)
      throw invalidFields({ [fields[0] ?? '']: `Another ${kind.one} has this already.` })
    if (code === UNIQUE) throw new DomainError('in_use', `This ${kind.one} already exists.`)
    if (code === FOREIGN_KEY && message.startsWith('insert or update'))
      throw new DomainError('in_use', 'The chosen row was removed. Choose another.')
    if (code === FOREIGN_KEY)
      throw new DomainError('in_use', `This ${kind.one} is used elsewhere, so it cannot be removed.`)
    if (code === CHECK) throw new DomainError('parse_error', CHECKS[name] ?? 'These values do not fit together.')
    throw failure
  }
}
