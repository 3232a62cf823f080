import { keepsOlder } from './keeps-older.ts'
import * as current from './migrations.gen.ts'

/** How a driver runs plain SQL, which differs between Drizzle's drivers. */
export interface SqlRunner {
  run(sql: string): Promise<unknown>
  /** The rows of `APPLIED`. */
  applied(): Promise<AppliedMigration[]>
}

export interface AppliedMigration {
  name: string
  hash: string
  /** Whether the version before may go on beside it. */
  keeps_older: boolean
}

export const APPLIED = 'select name, hash, keeps_older from applied_migrations'

export interface Version {
  /** Each runs once, in this order. */
  migrations: readonly { name: string; hash: string; sql: string }[]
  /** Functions and triggers, which no table definition contains: run again whenever they change. */
  routines: { hash: string; sql: string }
}

const ROUTINES = 'routines'

/**
 * Migrates a database of this version or an earlier one to this version, or throws an error that says why it cannot. A
 * newer one that keeps older versions going is left as it is, functions and triggers too.
 */
export async function migrate(runner: SqlRunner, { migrations, routines }: Version = current): Promise<void> {
  await runner.run(
    `create table if not exists applied_migrations (name text primary key, hash text not null, at timestamptz not null default now());
     alter table applied_migrations add column if not exists keeps_older boolean not null default false`,
  )
  const rows = await runner.applied()
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const hashes = new Map(migrations.map(({ name, hash }) => [name, hash]))
  const foreign = rows.filter(({ name, hash }) => name !== ROUTINES && hash !== hashes.get(name))
  const refused = foreign.find(({ name, keeps_older }) => hashes.has(name) || !keeps_older)
  if (refused)
    throw new Error(
      `This database was made by a newer version of Tarapath or by an unfinished one (its ${refused.name} is not ours). Start that version, or delete the database to start afresh.`,
    )
  if (foreign.length > 0) return
  for (const { name, hash, sql } of [...migrations, { name: ROUTINES, ...routines }])
    if (applied.get(name) !== hash)
      await runner.run(`begin;
${sql}
insert into applied_migrations (name, hash, keeps_older) values ('${name}', '${hash}', ${keepsOlder(sql)})
  on conflict (name) do update set hash = excluded.hash, keeps_older = excluded.keeps_older, at = now();
commit;`)
}
