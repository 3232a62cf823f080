import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import { consultations } from './tables.ts'

/** Stores the last heartbeats of customers' apps by consultation. Polls are frequent, so they are collected first. */
export async function flushHeartbeats(db: Db, heartbeats: ReadonlyMap<number, Date>): Promise<void> {
  if (heartbeats.size === 0) return
  const rows = JSON.stringify(Array.from(heartbeats, ([id, at]) => ({ id, at })))
  await db.execute(sql`
    update ${consultations} set last_seen_at = greatest(${consultations}.last_seen_at, heartbeat.at)
    from jsonb_to_recordset(${rows}::text::jsonb) as heartbeat (id integer, at timestamptz)
    where ${consultations}.id = heartbeat.id and ${consultations}.ended_at is null`)
}

/** Moves the last heartbeats of open consultations forward by as much as a test or developer turned the clock. */
export async function shiftHeartbeats(db: Db, ms: number): Promise<void> {
  const shifted = (column: PgColumn) => sql`${column} + make_interval(secs => ${ms / 1000})`
  await db
    .update(consultations)
    .set({
      lastSeenAt: shifted(consultations.lastSeenAt),
      astrologerSeenAt: shifted(consultations.astrologerSeenAt),
    })
    .where(and(isNull(consultations.endedAt), isNotNull(consultations.lastSeenAt)))
}
