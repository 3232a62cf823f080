import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { standingOf, type Standing } from './estimate.ts'
import { isInLine } from './queue-entries.ts'

export interface ToldPlace extends Standing {
  place: QueueEntry
  astrologerName: string
}

/** Everything a customer waits or waited for, the newest first. */
export async function listPlaces(
  db: Db,
  now: Date,
  customerId: number,
  { limit, offset }: Page,
): Promise<{ total: number; places: ToldPlace[] }> {
  const mine = eq(queueEntries.customerId, customerId)
  const places = await named(db).where(mine).orderBy(desc(queueEntries.id)).limit(limit).offset(offset)
  return { total: await db.$count(queueEntries, mine), places: await told(db, now, places) }
}

/** What a customer waits for now, longest waiting first. */
export async function openPlaces(db: Db, now: Date, customerId: number): Promise<ToldPlace[]> {
  const places = await named(db)
    .where(and(eq(queueEntries.customerId, customerId), isInLine))
    .orderBy(asc(queueEntries.id))
  return told(db, now, places)
}

export async function tellPlace(db: Db, now: Date, place: QueueEntry): Promise<ToldPlace> {
  const [found] = await told(db, now, await named(db).where(eq(queueEntries.id, place.id)))
  if (!found) throw new Error(`Place ${place.id} in line is gone.`)
  return found
}

const named = (db: Db) =>
  db
    .select({ place: queueEntries, astrologerName: astrologers.name })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))

async function told(db: Db, now: Date, places: { place: QueueEntry; astrologerName: string }[]): Promise<ToldPlace[]> {
  const all: ToldPlace[] = []
  for (const one of places) all.push({ ...one, ...(await standingOf(db, now, one.place)) })
  return all
}
