import postgres, { type Options, type Sql } from 'postgres'

const SECOND_MS = 1000

/** Who asks while Postgres is away hears so at once: it is tried again every 20 ms. */
const REACHING = {
  onnotice: () => {},
  connect_timeout: 5,
  backoff: () => 0.02,
  // A silent connection that nobody asks anything is found dead, too: notifications come over one.
  keep_alive: 10,
} satisfies Options<Record<string, never>>

/** Our own choice: nobody waits ten seconds for a database. It gives up first where it can; we do where it says nothing. */
const BOUNDS = {
  queue_timeout: 4,
  silence_timeout: 6,
  connection: {
    lock_timeout: 3 * SECOND_MS,
    statement_timeout: 5 * SECOND_MS,
    // Longer than anybody waits for another's server: it ends what a process left behind that nobody reaches any more.
    idle_in_transaction_session_timeout: 15 * SECOND_MS,
  },
} satisfies Options<Record<string, never>>

interface Connections {
  /** At most. */
  connections: number
  /** Nothing is bounded: it takes as long as it takes. */
  isPatient?: boolean
}

export const connectPostgres = (url: string, { connections, isPatient = false }: Connections): Sql =>
  postgres(url, { ...REACHING, ...(isPatient ? { max_lifetime: null } : BOUNDS), max: connections })
