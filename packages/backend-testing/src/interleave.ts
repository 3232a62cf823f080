import { sql } from 'drizzle-orm'
import type { Db } from '@tarapath/backend/database'

const LOOK_AGAIN_MS = 10

/**
 * Runs `second` while the transaction of `first` is open, and returns its result or error. The transaction does `last` and
 * commits once `second` waits for a lock or has ended. For Postgres, with a pool of its own.
 */
export async function interleave<Result>(
  db: Db,
  first: (tx: Db) => Promise<unknown>,
  second: () => Promise<Result>,
  last: (tx: Db) => Promise<unknown> = async () => {},
): Promise<Result | Error> {
  const done = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const committed = db.transaction(async (tx) => {
    await first(tx)
    done.resolve()
    await release.promise
    await last(tx)
  })
  await Promise.race([done.promise, committed])
  let isSettled = false
  const outcome = second()
    .catch((failure: unknown) => failure as Error)
    .finally(() => (isSettled = true))
  while (!isSettled && !(await isWaiting(db))) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  release.resolve()
  await committed
  return outcome
}

/** Whether a connection waits for a lock. */
async function isWaiting(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`)
  return (row?.count ?? 0) > 0
}
