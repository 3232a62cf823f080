import { drizzle } from 'drizzle-orm/postgres-js'
import { connectPostgres } from './database/connect-postgres.ts'
import type { Database } from './database/db.ts'
import { migrate } from './database/migrate.ts'

export { openPostgresEvents } from './ports/event-bus/postgres.ts'

/** Any number: the same for every process that migrates this database. */
const MIGRATION_LOCK = 7_204_114

export interface PostgresOptions {
  /** Of this process, at most. */
  connections?: number
  /** Lets statements wait as long as they like, as a test does that counts on all of them on a busy machine. */
  isPatient?: boolean
  /** As for the embedded database. */
  beforeStatement?: (sql: string) => void
}

/** Postgres 15 or later by URL; any number of processes may share it. */
export async function openPostgres(
  url: string,
  { connections = 10, isPatient = false, beforeStatement }: PostgresOptions = {},
): Promise<Database> {
  await migratePostgres(url)
  const client = connectPostgres(url, { connections, isPatient })
  return {
    kind: 'postgres',
    db: drizzle(client, {
      casing: 'snake_case',
      ...(beforeStatement && { logger: { logQuery: beforeStatement } }),
    }),
    async watch(channel, heard, missed) {
      // The last function runs with every new connection.
      await client.listen(channel, heard, missed)
    },
    close: () => client.end({ timeout: 5 }),
  }
}

/** Others wait here until whoever came first is done. */
async function migratePostgres(url: string): Promise<void> {
  const connection = connectPostgres(url, { connections: 1, isPatient: true })
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate({
      run: (sql) => connection.unsafe(sql),
      applied: async () => [
        ...(await connection<{ name: string; hash: string }[]>`select name, hash from applied_migrations`),
      ],
    })
  } finally {
    // The lock goes with its connection.
    await connection.end({ timeout: 1 })
  }
}
