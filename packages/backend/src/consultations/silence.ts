import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations } from './tables.ts'

/** Notes by consultation when its customer's app was last there. Polls come all the time; this is done now and then. */
export async function flushHeartbeats(db: Db, heard: ReadonlyMap<number, Date>): Promise<void> {
  if (heard.size === 0) return
  const rows = JSON.stringify(Array.from(heard, ([id, at]) => ({ id, at })))
  await db.execute(sql`
    update ${consultations} set last_seen_at = greatest(${consultations}.last_seen_at, heard.at)
    from jsonb_to_recordset(${rows}::text::jsonb) as heard (id integer, at timestamptz)
    where ${consultations}.id = heard.id and ${consultations}.ended_at is null`)
}

/** Time that somebody turned the clock over was nobody's silence. */
export async function pardonSilence(db: Db, ms: number): Promise<void> {
  const later = sql`${consultations.lastSeenAt} + make_interval(secs => ${ms / 1000})`
  await db
    .update(consultations)
    .set({ lastSeenAt: later })
    .where(and(isNull(consultations.endedAt), isNotNull(consultations.lastSeenAt)))
}
