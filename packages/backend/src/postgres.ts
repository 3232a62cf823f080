import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Database } from './database/db.ts'
import { migrate } from './database/migrate.ts'
import { reconnectDelay } from './database/reconnect-delay.ts'
import * as schema from './database/schema/index.ts'

export { openPostgresEvents } from './ports/event-bus/postgres.ts'

/** Any number: the same for every process that migrates this database. */
const MIGRATION_LOCK = 7_204_114

export interface PostgresOptions {
  /** Of this process, at most. */
  connections?: number
  /** As for the embedded database. */
  beforeStatement?: (sql: string) => void
}

/** Postgres 15 or later by URL; any number of processes may share it. */
export async function openPostgres(
  url: string,
  { connections = 10, beforeStatement }: PostgresOptions = {},
): Promise<Database> {
  const client = postgres(url, { max: connections, onnotice: () => {}, connect_timeout: 10, backoff: reconnectDelay })
  try {
    const connection = await client.reserve()
    try {
      await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
      await migrate({
        run: (sql) => connection.unsafe(sql),
        applied: async () => [
          ...(await connection<{ name: string; hash: string }[]>`select name, hash from applied_migrations`),
        ],
      })
    } finally {
      await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`
      connection.release()
    }
  } catch (failure) {
    await client.end({ timeout: 1 })
    throw failure
  }
  return {
    kind: 'postgres',
    db: drizzle(client, {
      schema,
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
