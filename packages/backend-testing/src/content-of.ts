import type { Db } from '@tarapath/backend/database'
import { sql } from 'drizzle-orm'

/** The number of rows of every table of a Postgres and a hash of them: equal for equal data. */
export async function contentOf(db: Db): Promise<Record<string, unknown>> {
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables as Iterable<{ name: string }>)
    content[name] = [
      ...((await db.execute(
        sql.raw(`select count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as hash from ${name} t`),
      )) as Iterable<unknown>),
    ]
  return content
}
