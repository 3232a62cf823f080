import { getTableColumns } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Customer } from '../identity/index.ts'
import { PERSONAL_TABLES } from './personal-data.ts'

export interface AccountExport {
  exported_at: string
  units: string
  /** Rows by the name of what they are about. */
  data: Record<string, Record<string, unknown>[]>
}

/** Everything that is kept about a customer. */
export async function exportAccount(
  db: Db,
  now: Date,
  { id, phone }: Pick<Customer, 'id' | 'phone'>,
): Promise<AccountExport> {
  const data: AccountExport['data'] = {}
  for (const [name, { table, rowsOf, omit = [], instead }] of Object.entries(PERSONAL_TABLES)) {
    const all = getTableColumns(table)
    const columns = Object.entries(all).filter(([column]) => !omit.includes(column))
    const order = [all['createdAt'], columns[0]?.[1]].filter((column) => column !== undefined)
    const rows = await db
      .select({ ...Object.fromEntries(columns), ...instead })
      .from(table)
      .where(rowsOf({ id, phone }))
      .orderBy(...order)
    data[name] = JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[]
  }
  return { exported_at: now.toISOString(), units: 'Amounts are in paise, times in UTC.', data }
}
