import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { filesOfNewDatabase } from './files-of-new-database.ts'

/** They name the minor version of Postgres, which may differ. */
const NAMES_THE_VERSION = ['information_schema.sql_implementation_info', 'pg_statistic']

const TABLES = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('pg_catalog', 'information_schema') order by name`

/** Each system table with its number of rows and a hash of them, and how the files are laid out. */
async function contentsOf(database: PGlite) {
  const contents: Record<string, unknown> = {}
  for (const { name } of (await database.query<{ name: string }>(TABLES)).rows) {
    if (NAMES_THE_VERSION.includes(name)) continue
    const [rows] = (
      await database.query(`select count(*), md5(string_agg(row::text, E'\\n' order by row::text)) from ${name} row`)
    ).rows
    contents[name] = rows
  }
  contents['layout'] = (await database.query('select * from pg_control_init()')).rows
  return contents
}

test('a new database is the one that initdb makes', async () => {
  const made = await contentsOf(await PGlite.create())
  const files = await filesOfNewDatabase()
  expect(await contentsOf(await PGlite.create({ ...(files && { loadDataDir: files }) }))).toEqual(made)
  expect(Object.keys(made).length).toBeGreaterThan(60)
})
