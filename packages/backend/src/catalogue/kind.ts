import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A value as a version stores it: times as ISO 8601. */
export type CatalogueValue = string | number | boolean | readonly string[] | null

export type CatalogueValues = Readonly<Record<string, CatalogueValue>>

/** What a form has to know of a column beyond its type. */
export interface CatalogueField {
  label: string
  help?: string
  /** Of a number the range, of a text the longest length, of rupees the range in paise. */
  min?: number
  max?: number
  /** The values of a column with a closed list. */
  options?: readonly string[]
  /** A form that a text has to have, and the sentence that says so. */
  pattern?: { form: RegExp; sentence: string }
  isMultiline?: true
  /** The address of a picture that staff upload. */
  isPicture?: true
}

/** A table whose rows staff write. Its subject describes it, beside the table. */
export interface CatalogueKind {
  id: string
  title: string
  /** One row, as in "Another language has this." */
  one: string
  table: PgTable & { id: PgColumn }
  /** By column; other columns are not for staff. */
  fields: Readonly<Record<string, CatalogueField>>
  /** The field that names a row in lists. */
  nameField: string
  /** Columns that order the list. */
  orderBy: readonly PgColumn[]
}

export function columnOf({ table }: CatalogueKind, field: string): PgColumn {
  const column = getTableColumns(table)[field]
  if (!column) throw new Error(`The table has no column ${field}.`)
  return column
}

/** The fields of a row of the table. */
export const valuesOf = ({ fields }: CatalogueKind, row: Readonly<Record<string, unknown>>): CatalogueValues =>
  Object.fromEntries(
    Object.keys(fields).map((field) => {
      const value = row[field]
      return [field, value instanceof Date ? value.toISOString() : ((value ?? null) as CatalogueValue)]
    }),
  )

/** What the table stores. */
export const rowOf = (kind: CatalogueKind, values: CatalogueValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(kind.fields).map((field) => {
      const value = values[field] ?? null
      const isTime = columnOf(kind, field).dataType === 'date' && typeof value === 'string'
      return [field, isTime ? new Date(value) : value]
    }),
  )
