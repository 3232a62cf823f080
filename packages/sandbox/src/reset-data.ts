import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@tarapath/backend/database'
import * as schema from '@tarapath/backend/tables'
import { seed } from './demo-data/index.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable))
/** These refuse to be emptied: here alone that is what is wanted. */
const LEDGER = [schema.journals, schema.postings]
/** What this process was started with holds for what comes after, too. */
const KEPT = schema.gstSettings
/** Every process and every page reads on from the last number it saw, so the next ones are higher still. */
const COUNTED_ON = schema.busEvents

/** Throws away everything and seeds again, all at once or not at all. Every process forgets what it remembers of customers. */
export async function resetDatabase(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of LEDGER) await tx.execute(sql`alter table ${table} disable trigger user`)
    const emptied = tables.filter((table) => table !== COUNTED_ON && table !== KEPT)
    const names = emptied.map((table) => sql.identifier(getTableName(table)))
    await tx.delete(COUNTED_ON)
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`)
    await tx.execute(sql`alter sequence receipt_numbers restart`)
    for (const table of LEDGER) await tx.execute(sql`alter table ${table} enable trigger user`)
    await seed(tx, now)
    await tx.execute(sql`select pg_notify('customer_changed', 'everybody')`)
  })
}
