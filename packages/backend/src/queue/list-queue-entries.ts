import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { estimatePosition, type QueuePosition } from './estimate-wait.ts'
import { isOpenEntry } from './queue-entries.ts'

export interface QueueEntryStatus extends QueuePosition {
  place: QueueEntry
  astrologerName: string
}

/** Everything a customer waits or waited for, the newest first. */
export async function listQueueEntries(
  db: Db,
  now: Date,
  customerId: number,
  { limit, offset }: Page,
): Promise<{ total: number; places: QueueEntryStatus[] }> {
  const mine = eq(queueEntries.customerId, customerId)
  const places = await named(db).where(mine).orderBy(desc(queueEntries.id)).limit(limit).offset(offset)
  return { total: await db.$count(queueEntries, mine), places: await told(db, now, places) }
}

/** What a customer waits for now, longest waiting first. */
export async function listOpenEntries(db: Db, now: Date, customerId: number): Promise<QueueEntryStatus[]> {
  const places = await named(db)
    .where(and(eq(queueEntries.customerId, customerId), isOpenEntry))
    .orderBy(asc(queueEntries.id))
  return told(db, now, places)
}

export async function queueEntryStatus(db: Db, now: Date, place: QueueEntry): Promise<QueueEntryStatus> {
  const [found] = await told(db, now, await named(db).where(eq(queueEntries.id, place.id)))
  if (!found) throw new Error(`Place ${place.id} in line is gone.`)
  return found
}

const named = (db: Db) =>
  db
    .select({ place: queueEntries, astrologerName: astrologers.name })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))

async function told(
  db: Db,
  now: Date,
  places: { place: QueueEntry; astrologerName: string }[],
): Promise<QueueEntryStatus[]> {
  const all: QueueEntryStatus[] = []
  for (const one of places) all.push({ ...one, ...(await estimatePosition(db, now, one.place)) })
  return all
}
