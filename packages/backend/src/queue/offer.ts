import { and, asc, eq, gte, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accountOfCustomer, accounts } from '../ledger/index.ts'
import { lockAstrologer, astrologers, setAvailability } from '../astrologers/index.ts'
import { consultations, MINUTES_TO_START, addSeconds } from '../consultations/index.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import { whileThereIs } from '../jobs/job.ts'
import { openEntriesOf } from './queue-entries.ts'

/** Our own choice: an astrologer who becomes free is held this long for the first customer in the queue, then for the next. */
export const OFFER_SECONDS = 120

/** Closes expired offers and offers free astrologers to their queues. Returns the entries that are called now. */
export async function offerQueueEntries(db: Db, now: Date): Promise<QueueEntry[]> {
  await db
    .update(queueEntries)
    .set({ status: 'left', offeredUntil: null, missedAt: sql`${queueEntries.offeredUntil}` })
    .where(and(eq(queueEntries.status, 'called'), lte(queueEntries.offeredUntil, now)))
  const free = await db
    .selectDistinct({ id: astrologers.id })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))
    .where(and(eq(queueEntries.status, 'waiting'), isFreeBy(now)))
    .orderBy(asc(astrologers.id))
  const called: QueueEntry[] = []
  for (const { id } of free) {
    const entry = await db.transaction((tx) => offerNextEntry(tx, now, id))
    if (entry) called.push(entry)
  }
  return called
}

/** Offers a free astrologer to the first customer who can take the offer, or sets them online when there is none. */
export async function offerNextEntry(tx: Db, now: Date, astrologerId: number): Promise<QueueEntry | null> {
  const astrologer = await lockAstrologer(tx, astrologerId)
  if (!astrologer) return null
  const { availability, nextAvailableAt } = astrologer
  if (availability !== 'online' && !(nextAvailableAt && nextAvailableAt <= now)) return null
  if ((await openEntriesOf(tx, astrologerId)).some(({ status }) => status === 'called')) return null
  const next = await firstEligibleEntry(tx, astrologerId)
  if (!next) {
    await setAvailability(tx, astrologerId, { name: 'online' })
    return null
  }
  const offeredUntil = addSeconds(now, OFFER_SECONDS)
  await setAvailability(tx, astrologerId, { name: 'busy', until: offeredUntil })
  const [called] = await tx
    .update(queueEntries)
    .set({ status: 'called', offeredUntil })
    .where(eq(queueEntries.id, next.id))
    .returning()
  return called ?? null
}

const isFreeBy = (now: Date) => or(eq(astrologers.availability, 'online'), lte(astrologers.nextAvailableAt, now))

/** When the next offer expires, or an astrologer whom a customer waits for is free. */
export const offersDueAt = (db: Db): SQL => sql`least(
  (select min(${queueEntries.offeredUntil}) from ${queueEntries} where ${queueEntries.status} = 'called'),
  (select min(${astrologers.nextAvailableAt})
    from ${queueEntries} inner join ${astrologers} on ${astrologers.id} = ${queueEntries.astrologerId}
    where ${queueEntries.status} = 'waiting'),
  ${whileThereIs(sql`select 1 from ${queueEntries}
    inner join ${astrologers} on ${astrologers.id} = ${queueEntries.astrologerId}
    inner join ${accounts} on ${accounts.id} = ${accountOfCustomer(queueEntries.customerId)}
    where ${queueEntries.status} = 'waiting' and ${astrologers.availability} = 'online' and ${isEligible(db)}
      and not exists (select 1 from ${queueEntries} as offered
        where offered.astrologer_id = ${astrologers.id} and offered.status = 'called')`)})`

/** Customers in another consultation or with too little balance are skipped and keep their position. */
export function isEligible(db: Db): SQL | undefined {
  const open = db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.customerId, queueEntries.customerId), isNull(consultations.endedAt)))
  const takesKind = or(
    and(eq(queueEntries.kind, 'chat'), astrologers.takesChats),
    and(eq(queueEntries.kind, 'call'), astrologers.takesCalls),
  )
  return and(
    gte(accounts.balancePaise, sql`${MINUTES_TO_START} * ${astrologers.ratePaise}`),
    takesKind,
    notExists(open),
  )
}

async function firstEligibleEntry(tx: Db, astrologerId: number) {
  const [next] = await tx
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))
    .innerJoin(accounts, eq(accounts.id, accountOfCustomer(queueEntries.customerId)))
    .where(and(eq(queueEntries.astrologerId, astrologerId), eq(queueEntries.status, 'waiting'), isEligible(tx)))
    .orderBy(asc(queueEntries.id))
    .limit(1)
  return next
}
