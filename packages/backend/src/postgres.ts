import { drizzle } from 'drizzle-orm/postgres-js'
import { connectPostgres } from './database/connect-postgres.ts'
import type { Database } from './database/db.ts'
import { APPLIED, type AppliedMigration, migrate } from './database/migrate.ts'

export { openPostgresEvents } from './ports/event-bus/postgres.ts'

/** An arbitrary number, the same for every process that migrates this database. */
const MIGRATION_LOCK = 7_204_114

export interface PostgresOptions {
  /** The size of the pool of this process. */
  connections?: number
  /** No statement times out: for tests that need every statement on a busy machine. */
  isPatient?: boolean
  /** Postgres itself, where the URL is that of a pooler in transaction mode: for migrations and notifications. */
  directUrl?: string | null
  /** As for the embedded database. */
  beforeStatement?: (sql: string) => void
}

/** Postgres 15 or later by URL; any number of processes may share it. */
export async function openPostgres(
  url: string,
  { connections = 10, isPatient = false, directUrl = null, beforeStatement }: PostgresOptions = {},
): Promise<Database> {
  await migratePostgres(directUrl ?? url)
  const client = connectPostgres(url, { connections, isPatient, isPooled: directUrl !== null })
  // A notification arrives at the connection that listens, and a pooler gives that to others.
  const listener = directUrl === null ? client : connectPostgres(directUrl, { connections: 1 })
  return {
    kind: 'postgres',
    db: drizzle(client, {
      casing: 'snake_case',
      ...(beforeStatement && { logger: { logQuery: beforeStatement } }),
    }),
    async watch(channel, onNotification, onReconnect) {
      // The last callback runs after each reconnect.
      await listener.listen(channel, onNotification, onReconnect)
    },
    async close() {
      await Promise.all([...new Set([client, listener])].map((each) => each.end({ timeout: 5 })))
    },
  }
}

/** Migrates under an advisory lock, so that one process migrates and the others wait. */
async function migratePostgres(url: string): Promise<void> {
  const connection = connectPostgres(url, { connections: 1, isPatient: true })
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate({
      run: (sql) => connection.unsafe(sql),
      applied: async () => [...(await connection.unsafe<AppliedMigration[]>(APPLIED))],
    })
  } finally {
    // Closing the connection releases the lock.
    await connection.end({ timeout: 1 })
  }
}
