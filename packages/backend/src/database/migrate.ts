import { migrations } from './migrations.gen.ts'

/** How a driver runs plain SQL; Drizzle's own answer differs between drivers. */
export interface SqlRunner {
  run(sql: string): Promise<unknown>
  applied(): Promise<{ name: string; hash: string }[]>
}

/** Brings a database to the schema of this version, or says in one sentence why it cannot. */
export async function migrate(runner: SqlRunner): Promise<void> {
  await runner.run(
    'create table if not exists applied_migrations (name text primary key, hash text not null, at timestamptz not null default now())',
  )
  const applied = new Map((await runner.applied()).map(({ name, hash }) => [name, hash]))
  for (const { name, hash, sql } of migrations) {
    const known = applied.get(name)
    if (known === hash) continue
    if (known !== undefined)
      throw new Error(
        `This database was made by another version of Tarapath (migration ${name} differs). Delete it to start afresh.`,
      )
    await runner.run(
      `begin;\n${sql}\ninsert into applied_migrations (name, hash) values ('${name}', '${hash}');\ncommit;`,
    )
  }
}
