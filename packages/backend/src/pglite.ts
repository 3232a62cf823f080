import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './database/db.ts'
import { APPLIED, type AppliedMigration, migrate } from './database/migrate.ts'
import { PreparedPglite } from './database/prepared-pglite.ts'

export interface PgliteOptions {
  /** A directory that survives the process (Node only). Without one the database lives in memory. */
  directory?: string
  /** A dump of an earlier database to start from instead of an empty one. */
  snapshot?: Blob
  /** The engine and its files, where they are fetched in parallel with this code. */
  engine?: PgliteEngine
  /** For a template database: write-ahead log segments of 1 MB instead of 16 MB. */
  isSmall?: boolean
  /** Called with each statement before it runs; a thrown error fails the statement. For crash tests and statement counts. */
  beforeStatement?: (sql: string) => void
}

export interface PgliteEngine {
  wasm: WebAssembly.Module
  files: Blob
}

export interface PgliteDatabase extends Database {
  /** The whole database as one file. */
  dump(compression?: 'none' | 'gzip'): Promise<Blob>
}

/** Postgres inside this process, without installation. It survives a killed process, not a power failure, and serves one process only. */
export async function openPglite({
  directory,
  snapshot,
  engine,
  isSmall = false,
  beforeStatement,
}: PgliteOptions = {}): Promise<PgliteDatabase> {
  const unlock = directory === undefined ? () => {} : await lock(directory)
  try {
    const files = snapshot ?? (isSmall ? undefined : await newDatabase(directory))
    const client = new PreparedPglite({
      ...(directory !== undefined && { dataDir: directory }),
      ...(files !== undefined && { loadDataDir: files }),
      ...(engine !== undefined && { pgliteWasmModule: engine.wasm, fsBundle: engine.files }),
      ...(isSmall && { initDbStartParams: ['--wal-segsize=1'] }),
    })
    await client.waitReady
    await migrate({
      run: (sql) => client.exec(sql),
      applied: async () => (await client.query<AppliedMigration>(APPLIED)).rows,
    })
    return {
      kind: 'pglite',
      db: drizzle(client, {
        casing: 'snake_case',
        ...(beforeStatement && { logger: { logQuery: beforeStatement } }),
      }),
      async watch(channel, onNotification) {
        await client.listen(channel, onNotification)
      },
      dump: (compression = 'gzip') => client.dumpDataDir(compression),
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (failure) {
    unlock()
    throw failure
  }
}

/** Loaded when it is needed: a browser has no file system, and always begins with a snapshot. */
async function newDatabase(directory?: string): Promise<Blob | undefined> {
  const { filesOfNewDatabase } = await import('./database/files-of-new-database.ts')
  return filesOfNewDatabase(directory)
}

async function lock(directory: string): Promise<() => void> {
  const { lockDataDirectory } = await import('./database/data-directory-lock.ts')
  return lockDataDirectory(directory)
}
