import * as current from './migrations.gen.ts'

/** How a driver runs plain SQL, which differs between Drizzle's drivers. */
export interface SqlRunner {
  run(sql: string): Promise<unknown>
  applied(): Promise<{ name: string; hash: string }[]>
}

export interface Version {
  /** Each runs once, in this order. */
  migrations: readonly { name: string; hash: string; sql: string }[]
  /** Functions and triggers, which no table definition contains: run again whenever they change. */
  routines: { hash: string; sql: string }
}

const ROUTINES = 'routines'

/** Migrates a database of this version or an earlier one to this version, or throws an error that says why it cannot. */
export async function migrate(runner: SqlRunner, { migrations, routines }: Version = current): Promise<void> {
  await runner.run(
    'create table if not exists applied_migrations (name text primary key, hash text not null, at timestamptz not null default now())',
  )
  const applied = new Map((await runner.applied()).map(({ name, hash }) => [name, hash]))
  const hashes = new Map(migrations.map(({ name, hash }) => [name, hash]))
  for (const [name, hash] of applied)
    if (name !== ROUTINES && hash !== hashes.get(name))
      throw new Error(
        `This database was made by a newer version of Tarapath or by an unfinished one (its ${name} is not ours). Start that version, or delete the database to start afresh.`,
      )
  for (const { name, hash, sql } of [...migrations, { name: ROUTINES, ...routines }])
    if (applied.get(name) !== hash)
      await runner.run(`begin;
${sql}
insert into applied_migrations (name, hash) values ('${name}', '${hash}')
  on conflict (name) do update set hash = excluded.hash, at = now();
commit;`)
}
