import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The one database type rules are written against: PGlite, Postgres and their transactions all are it. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An opened, migrated database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Db
  /** Hears what is notified on a channel, in this process or another. `missed`: something may have been lost. */
  watch(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>
  close(): Promise<void>
}
