import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { accountOfCustomer, accounts } from '../ledger/index.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { estimatePosition, type QueuePosition } from './estimate-wait.ts'
import { isEligible } from './offer.ts'
import { isOpenEntry } from './queue-entries.ts'

export interface QueueEntryStatus extends QueuePosition {
  entry: QueueEntry
  astrologerName: string
  /** Whether an offer would be made now; else the customer is passed over and keeps the position. */
  isReady: boolean
}

/** A page of all queue entries of a customer, newest first. */
export async function listQueueEntries(
  db: Db,
  now: Date,
  customerId: number,
  { limit, offset }: Page,
): Promise<{ total: number; entries: QueueEntryStatus[] }> {
  const isOwn = eq(queueEntries.customerId, customerId)
  const rows = await selectWithName(db).where(isOwn).orderBy(desc(queueEntries.id)).limit(limit).offset(offset)
  return { total: await db.$count(queueEntries, isOwn), entries: await withPositions(db, now, rows) }
}

/** The open queue entries of a customer, longest waiting first. */
export async function listOpenEntries(db: Db, now: Date, customerId: number): Promise<QueueEntryStatus[]> {
  const rows = await selectWithName(db)
    .where(and(eq(queueEntries.customerId, customerId), isOpenEntry))
    .orderBy(asc(queueEntries.id))
  return withPositions(db, now, rows)
}

export async function queueEntryStatus(db: Db, now: Date, entry: QueueEntry): Promise<QueueEntryStatus> {
  const [found] = await withPositions(db, now, await selectWithName(db).where(eq(queueEntries.id, entry.id)))
  if (!found) throw new Error(`Queue entry ${entry.id} does not exist.`)
  return found
}

const selectWithName = (db: Db) =>
  db
    .select({
      entry: queueEntries,
      astrologerName: astrologers.name,
      isReady: sql`coalesce(${isEligible(db)}, false)`.mapWith(Boolean),
    })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))
    .leftJoin(accounts, eq(accounts.id, accountOfCustomer(queueEntries.customerId)))

async function withPositions(
  db: Db,
  now: Date,
  rows: Omit<QueueEntryStatus, keyof QueuePosition>[],
): Promise<QueueEntryStatus[]> {
  const statuses: QueueEntryStatus[] = []
  for (const row of rows) statuses.push({ ...row, ...(await estimatePosition(db, now, row.entry)) })
  return statuses
}
