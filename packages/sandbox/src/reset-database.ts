import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@tarapath/backend/database'
import * as schema from '@tarapath/backend/tables'
import { seed } from './demo-data/seed.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable))
/** Their triggers refuse deletion; only a reset disables them. */
const APPEND_ONLY = [schema.journals, schema.postings]
/** Decided when the database was created, and compared with the setting at every start. */
const KEPT = schema.gstSettings
/** Its ids must go on rising, because processes and pages continue from the last id they have seen. */
const WITH_RISING_IDS = schema.busEvents

/** Deletes all data and seeds again, in one transaction. Every process then invalidates its whole customer cache. */
export async function resetDatabase(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of APPEND_ONLY) await tx.execute(sql`alter table ${table} disable trigger user`)
    const truncated = tables.filter((table) => table !== WITH_RISING_IDS && table !== KEPT)
    const names = truncated.map((table) => sql.identifier(getTableName(table)))
    await tx.delete(WITH_RISING_IDS)
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`)
    await tx.execute(sql`alter sequence receipt_numbers restart`)
    for (const table of APPEND_ONLY) await tx.execute(sql`alter table ${table} enable trigger user`)
    await seed(tx, now)
    await tx.execute(sql`select pg_notify('customer_changed', 'everybody')`)
  })
}
