import { sql, type SQL } from 'drizzle-orm'

/** Work that no request asks for. Several processes may run it on one database at the same time. */
export interface Job {
  name: string
  /**
   * The earliest moment at which there is something to do, as one timestamptz that indexes answer: null while there is
   * nothing. A row that makes it earlier notifies `job_due` (database/sql/jobs.sql).
   */
  dueAt?: () => SQL
  /** For work that only this process knows of. */
  hasWork?: () => boolean
  /** The least time between two runs. */
  everySeconds?: number
  /** Channels beside `job_due` whose notifications may make it due. */
  wokenBy?: readonly string[]
  run: (now: Date) => Promise<void>
}

const AT_ONCE = sql`'-infinity'::timestamptz`

/** For `dueAt`: at once while the query finds a row. */
export const whileThereIs = (query: SQL): SQL => sql`case when exists (${query}) then ${AT_ONCE} end`

/** For `dueAt`: a moment of SQL and so many seconds. */
export const secondsAfter = (moment: SQL, seconds: number): SQL => sql`${moment} + make_interval(secs => ${seconds})`
