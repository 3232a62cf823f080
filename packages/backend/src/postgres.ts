import { drizzle } from 'drizzle-orm/postgres-js'
import { connectPostgres } from './database/connect-postgres.ts'
import type { Database } from './database/db.ts'
import { migrate } from './database/migrate.ts'

export { openPostgresEvents } from './ports/event-bus/postgres.ts'

/** An arbitrary number, the same for every process that migrates this database. */
const MIGRATION_LOCK = 7_204_114

export interface PostgresOptions {
  /** The size of the pool of this process. */
  connections?: number
  /** No statement times out: for tests that need every statement on a busy machine. */
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
    async watch(channel, onNotification, onReconnect) {
      // The last callback runs after each reconnect.
      await client.listen(channel, onNotification, onReconnect)
    },
    close: () => client.end({ timeout: 5 }),
  }
}

/** Migrates under an advisory lock, so that one process migrates and the others wait. */
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
    // Closing the connection releases the lock.
    await connection.end({ timeout: 1 })
  }
}
