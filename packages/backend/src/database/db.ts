import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The one database type rules are written against: PGlite, Postgres and their transactions all are it. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An opened, migrated database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Db
  /** Listens to the notifications on a channel, from any process. `onReconnect`: notifications may have been lost. */
  watch(channel: string, onNotification: (payload: string) => void, onReconnect: () => void): Promise<void>
  close(): Promise<void>
}
