import { getTableColumns } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { CatalogueLines } from './lines.ts'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A value as a version stores it, in JSON: times as ISO 8601. */
export type CatalogueValue =
  | string
  | number
  | boolean
  | null
  | readonly CatalogueValue[]
  | { readonly [name: string]: CatalogueValue }

export type CatalogueValues = Readonly<Record<string, CatalogueValue>>

/** What a form has to know of a column beyond its type. */
export interface CatalogueField {
  label: string
  help?: string
  /** For a number its range, for a text the maximum length, for rupees the range in paise, for pictures their number. */
  min?: number
  max?: number
  /** The values of a column with a closed list. */
  options?: readonly string[]
  /** A form that a text has to have, and the sentence that says so. */
  pattern?: { form: RegExp; sentence: string }
  isMultiline?: true
  /** The address of a picture that staff upload. */
  isPicture?: true
  /** A list of such addresses. */
  arePictures?: true
  /** How a list is entered. */
  lines?: CatalogueLines
  /** The rows that a foreign key chooses from, by their names. */
  refersTo?: { table: CatalogueTable; name: PgColumn }
}

type CatalogueTable = PgTable & { id: PgColumn }

/** A table whose rows staff write. Its subject describes it, beside the table. */
export interface CatalogueKind {
  id: string
  title: string
  /** One row, as in "Another language has this." */
  one: string
  table: CatalogueTable
  /** A note for staff about all rows. */
  note?: string
  /** The table has one row, which cannot be removed. */
  isSingle?: true
  /** By column; other columns are not for staff. */
  fields: Readonly<Record<string, CatalogueField>>
  /** The field that names a row in lists. */
  nameField: string
  /** Columns that order the list. */
  orderBy: readonly PgColumn[]
  /** What follows from a row that was published, in its transaction. */
  afterPublish?: (tx: Db, rowId: number) => Promise<void>
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

/** The field of a name in addresses. */
export const nameInAddresses: CatalogueField = {
  label: 'Name in addresses',
  help: 'Small letters, digits and hyphens. Do not change it once it is known.',
  max: 60,
  pattern: { form: /^[a-z0-9]+(-[a-z0-9]+)*$/, sentence: 'Use small letters, digits and single hyphens.' },
}

const price = { min: 1_00, max: 10_00_000_00 }

/** The columns of a price, in paise, which staff write in rupees. */
export const priceFields = {
  pricePaise: { label: 'Price (₹)', help: 'With tax.', ...price },
  discountedPricePaise: { label: 'Price while it is reduced (₹)', ...price },
} satisfies CatalogueKind['fields']
