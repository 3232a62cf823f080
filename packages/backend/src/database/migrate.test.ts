import { PGlite } from '@electric-sql/pglite'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepsOlder } from './keeps-older.ts'
import { APPLIED, type AppliedMigration, migrate, type SqlRunner, type Version } from './migrate.ts'
import * as current from './migrations.gen.ts'
import { hashOf, planMigrations, statementsBetween, tablesOf, type Migration, type Tables } from './plan-migrations.ts'
import * as schema from '../tables.ts'

type Row = Record<string, unknown>
interface Plain extends SqlRunner {
  rows(sql: string): Promise<Row[]>
  close(): Promise<void>
}

/** A database without migrations. */
async function openPlain(): Promise<Plain> {
  const template = process.env['TEST_TEMPLATE_URL']
  if (template === undefined) {
    const client = await PGlite.create()
    const rows = async (sql: string) => (await client.query<Row>(sql)).rows
    return plain(
      (sql) => client.exec(sql),
      rows,
      () => client.close(),
    )
  }
  const admin = postgres(template, { max: 1 })
  await admin.unsafe('create database migrated template template0')
  await admin.end()
  const client = postgres(Object.assign(new URL(template), { pathname: '/migrated' }).href, { max: 1, onnotice() {} })
  return plain(
    (sql) => client.unsafe(sql),
    async (sql) => [...(await client.unsafe<Row[]>(sql))],
    () => client.end(),
  )
}

function plain(run: Plain['run'], rows: Plain['rows'], close: Plain['close']): Plain {
  const applied = async () => (await rows(APPLIED)) as unknown as AppliedMigration[]
  return { run, rows, close, applied }
}

let database: Plain
beforeAll(async () => {
  database = await openPlain()
})
afterAll(() => database.close())
beforeEach(() => database.run('drop schema public cascade; create schema public'))

/** The catalog of all tables, independent of the order of columns. */
async function shape(): Promise<Row[]> {
  const questions = [
    `select table_name, column_name, data_type, udt_name, is_nullable, column_default, is_identity, identity_start
     from information_schema.columns where table_schema = 'public'`,
    `select indexdef from pg_indexes where schemaname = 'public'`,
    `select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as is from pg_constraint
     where connamespace = 'public'::regnamespace and contype <> 'n'`,
    `select pg_get_triggerdef(oid) as is from pg_trigger where not tgisinternal`,
    `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace`,
    `select sequencename, data_type::text, start_value::text from pg_sequences where schemaname = 'public'`,
    `select enumtypid::regtype::text as of, string_agg(enumlabel, ',' order by enumsortorder) as are from pg_enum group by 1`,
  ]
  const answers: Row[] = []
  for (const question of questions) {
    const rows = await database.rows(
      `select * from (${question}) as rows where rows::text not like '%applied_migrations%'`,
    )
    expect(rows).not.toEqual([])
    answers.push(...rows)
  }
  return answers.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

const tables = tablesOf(schema)
const versionOf = (planned: Migration[], routines = current.routines.sql): Version => ({
  migrations: planned.map(({ name, sql }) => ({ name, sql, hash: hashOf(sql) })),
  routines: { hash: hashOf(routines), sql: routines },
})

/** The catalog of a database created from the schema at once. */
async function shapeOfSchema(): Promise<Row[]> {
  await database.run(await statementsBetween(tablesOf({}), tables))
  await database.run(current.routines.sql)
  const made = await shape()
  await database.run('drop schema public cascade; create schema public')
  return made
}

/** A customer with ₹500, written by the first version of the schema. */
const ASHA = `
  begin;
  insert into customers (phone, name, created_at) values ('+919812345678', 'Asha', '2026-11-20');
  insert into accounts (id, balance_paise, may_go_below_zero)
    values ('customer:1001', 50000, false), ('platform:gateway', -50000, true);
  insert into journals (cause, kind, subject, title, fingerprint, created_at)
    values ('recharge:1', 'recharge', 'recharge:1', 'Recharge', '', '2026-11-20');
  insert into postings (journal_id, account_id, amount_paise, balance_after_paise)
    values (1, 'customer:1001', 50000, 50000), (1, 'platform:gateway', -50000, -50000);
  commit`

async function expectAshaAndHerMoney(): Promise<void> {
  expect(
    await database.rows(`select name, balance_paise::int as paise, count(*)::int as lines from customers
      join accounts on accounts.id = 'customer:' || customers.id join postings on account_id = accounts.id group by 1, 2`),
  ).toEqual([{ name: 'Asha', paise: 50_000, lines: 1 }])
  await expect(database.run('delete from postings')).rejects.toThrow('the ledger is append-only')
}

test('a database of the first version is migrated with its data', async () => {
  const wanted = await shapeOfSchema()
  // The triggers of later tables did not exist yet; this version creates all of them again.
  await migrate(database, { migrations: current.migrations.slice(0, 1), routines: { hash: '', sql: '' } })
  await database.run(ASHA)
  await migrate(database)
  expect(await shape()).toEqual(wanted)
  await expectAshaAndHerMoney()
})

/** This version without a table, a column, an index, a constraint and an enum value: an earlier one. */
function earlierTables(): Tables {
  const earlier = structuredClone(tables)
  const { accounts, customers, postings } = {
    accounts: earlier.tables['public.accounts']!,
    customers: earlier.tables['public.customers']!,
    postings: earlier.tables['public.postings']!,
  }
  delete earlier.tables['public.tips']
  delete customers.columns['email']
  postings.indexes = {}
  accounts.checkConstraints = {}
  earlier.enums['public.availability']!.values.pop()
  return earlier
}

const freeze = (planned: Migration[]) => planned.map((one) => ({ ...one, frozen: hashOf(one.sql) }))

test('a change of tables and triggers is applied to a database with data', async () => {
  const wanted = await shapeOfSchema()
  const first = freeze(await planMigrations([], earlierTables()))
  const looser = current.routines.sql.replace('the ledger is append-only', 'not yet')
  await migrate(database, versionOf(first, looser))
  await database.run(ASHA)
  expect(await shape()).not.toEqual(wanted)

  const both = await planMigrations(first, tables)
  expect(both.map(({ name }) => name)).toEqual(['0001_initial', '0002_next'])
  await migrate(database, versionOf(both))
  expect(await shape()).toEqual(wanted)
  await expectAshaAndHerMoney()
})

/** This version with one more table, and one more column and index on a table that it had. */
const nextVersion = async (first: Migration[]): Promise<Version> => {
  const gifts = `CREATE TABLE "gifts" ("id" integer PRIMARY KEY NOT NULL);
ALTER TABLE "customers" ADD COLUMN "nickname" text;
CREATE INDEX "customers_nickname_index" ON "customers" USING btree ("nickname");`
  return versionOf([...first, { ...first[0]!, name: '0002_gifts', sql: gifts }], `${current.routines.sql}\n-- newer`)
}

test('an older version goes on, and starts again, beside a newer one that only added something', async () => {
  const first = freeze(await planMigrations([], tables))
  await migrate(database, versionOf(first))
  await migrate(database, await nextVersion(first))
  const made = await shape()
  const applied = await database.applied()
  await migrate(database, versionOf(first))
  expect(await shape()).toEqual(made)
  expect(await database.applied()).toEqual(applied)
  await database.run(ASHA)
  await expectAshaAndHerMoney()
})

test.each([
  [
    'adds a table with its rules',
    true,
    'CREATE TABLE "a" ("id" integer);\nALTER TABLE "a" ADD CONSTRAINT "b" CHECK (id > 0);',
  ],
  ['adds a column that may be empty', true, 'ALTER TABLE "a" ADD COLUMN "b" text;'],
  ['adds a column with a default', true, 'ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL;'],
  ['adds an index', true, 'CREATE INDEX "b" ON "a" USING btree ("c");'],
  ['adds a column that every row has to name', false, 'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;'],
  ['makes values unique', false, 'CREATE UNIQUE INDEX "b" ON "a" USING btree ("c");'],
  ['narrows a table', false, 'ALTER TABLE "a" ADD CONSTRAINT "b" CHECK (id > 0);'],
  ['renames a column', false, 'ALTER TABLE "a" RENAME COLUMN "b" TO "c";'],
  ['drops a column', false, 'ALTER TABLE "a" ADD COLUMN "b" text;\nALTER TABLE "a" DROP COLUMN "c";'],
  ['changes rows', false, "UPDATE a SET b = '';"],
])('a migration that %s keeps older versions going: %s', (_, isKept, sql) => {
  expect(keepsOlder(sql)).toBe(isKept)
})

test('migrations since the first release keep the version before going', () => {
  const BEFORE_THE_FIRST_RELEASE = 6
  const later = current.migrations.slice(BEFORE_THE_FIRST_RELEASE)
  expect(later.filter(({ sql }) => !keepsOlder(sql)).map(({ name }) => name)).toEqual([])
})

test('an older version refuses a database of a newer one and does not change it', async () => {
  const first = freeze(await planMigrations([], earlierTables()))
  const both = versionOf(await planMigrations(first, tables))
  await migrate(database, both)
  await migrate(database, both)
  await expect(migrate(database, versionOf(first))).rejects.toThrow('made by a newer version of Tarapath')
})

test('a frozen migration never changes; the draft after it is generated again when the tables change', async () => {
  const [first] = freeze(await planMigrations([], earlierTables()))
  const [kept, draft] = await planMigrations([first!], tables)
  expect(kept).toBe(first)
  expect(draft).toMatchObject({ name: '0002_next', frozen: null, tables })

  const byHand = { ...draft!, name: '0002_tips', sql: `${draft!.sql}\nupdate customers set email = ''` }
  expect(await planMigrations([first!, byHand], tables)).toEqual([first, byHand])

  const more = tablesOf({ ...schema, gifts: pgTable('gifts', { id: integer() }) })
  const [, again] = await planMigrations([first!, byHand], more)
  expect(again).toMatchObject({ name: '0002_tips', frozen: null })
  expect(again!.sql).toContain('CREATE TABLE "gifts"')
  expect(await planMigrations([first!, byHand], first!.tables)).toEqual([first])

  const changed = { ...first!, sql: first!.sql.replace('customers', 'clients') }
  await expect(planMigrations([changed], tables)).rejects.toThrow('0001_initial.sql is frozen')
})
