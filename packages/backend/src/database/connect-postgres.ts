import postgres, { type Options, type Sql } from 'postgres'

const SECOND_MS = 1000

/** While Postgres cannot be reached, statements fail at once: a new connection is tried every 20 ms. */
const CONNECTION = {
  onnotice: () => {},
  connect_timeout: 5,
  backoff: () => 0.02,
  // Detects that an idle connection is dead, such as the one that waits for notifications.
  keep_alive: 10,
} satisfies Options<Record<string, never>>

/** Our own choice: a request waits less than ten seconds. The server times out first; the driver does when it is silent. */
const TIME_LIMITS = {
  queue_timeout: 4,
  silence_timeout: 6,
  connection: {
    lock_timeout: 3 * SECOND_MS,
    statement_timeout: 5 * SECOND_MS,
    // Longer than a call to an outside service takes: it ends the transaction of a process that was lost.
    idle_in_transaction_session_timeout: 15 * SECOND_MS,
  },
} satisfies Options<Record<string, never>>

interface Connections {
  /** The largest number of connections. */
  connections: number
  /** No statement times out. */
  isPatient?: boolean
  /**
   * The URL is that of a pooler in transaction mode, where each transaction may have another connection: no statement
   * stays prepared, and the pooler sets the limits of Postgres (deploy/pgbouncer.ini).
   */
  isPooled?: boolean
}

export function connectPostgres(url: string, { connections, isPatient = false, isPooled = false }: Connections): Sql {
  const { connection, ...limitsOfTheDriver } = TIME_LIMITS
  return postgres(url, {
    ...CONNECTION,
    ...(isPatient ? { max_lifetime: null } : limitsOfTheDriver),
    ...(!isPatient && !isPooled && { connection }),
    ...(isPooled && { prepare: false }),
    max: connections,
  })
}
