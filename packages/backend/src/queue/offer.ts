import { and, asc, eq, gte, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../ledger/index.ts'
import { lockAstrologer, astrologers, setAvailability } from '../astrologers/index.ts'
import { consultations, MINUTES_TO_START, after } from '../consultations/index.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import { whileThereIs } from '../jobs/job.ts'
import { lineOf } from './queue-entries.ts'

/** Our own choice: an astrologer who becomes free is kept this long for the first in line, then for the next. */
export const OFFER_SECONDS = 120

/** The background's part: offers that nobody took pass on, and whoever is free is offered. Answers who is called now. */
export async function offerPlaces(db: Db, now: Date): Promise<QueueEntry[]> {
  await db
    .update(queueEntries)
    .set({ status: 'left', offeredUntil: null })
    .where(and(eq(queueEntries.status, 'called'), lte(queueEntries.offeredUntil, now)))
  const awaited = await db
    .selectDistinct({ id: astrologers.id })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))
    .where(and(eq(queueEntries.status, 'waiting'), isFreeBy(now)))
    .orderBy(asc(astrologers.id))
  const called: QueueEntry[] = []
  for (const { id } of awaited) {
    const place = await db.transaction((tx) => offerTo(tx, now, id))
    if (place) called.push(place)
  }
  return called
}

/** Offers a free astrologer to the first in line who can come, or shows them as free where nobody can. */
export async function offerTo(tx: Db, now: Date, astrologerId: number): Promise<QueueEntry | null> {
  const astrologer = await lockAstrologer(tx, astrologerId)
  if (!astrologer) return null
  const { availability, nextAvailableAt } = astrologer
  if (availability !== 'online' && !(nextAvailableAt && nextAvailableAt <= now)) return null
  if ((await lineOf(tx, astrologerId)).some(({ status }) => status === 'called')) return null
  const next = await firstWhoCanCome(tx, astrologerId)
  if (!next) {
    await setAvailability(tx, astrologerId, { name: 'online' })
    return null
  }
  const offeredUntil = after(now, OFFER_SECONDS)
  await setAvailability(tx, astrologerId, { name: 'busy', until: offeredUntil })
  const [called] = await tx
    .update(queueEntries)
    .set({ status: 'called', offeredUntil })
    .where(eq(queueEntries.id, next.id))
    .returning()
  return called ?? null
}

const isFreeBy = (now: Date) => or(eq(astrologers.availability, 'online'), lte(astrologers.nextAvailableAt, now))

/** When the next offer is over, or an astrologer whom a customer waits for is free. */
export const offersDueAt = (db: Db): SQL => sql`least(
  (select min(${queueEntries.offeredUntil}) from ${queueEntries} where ${queueEntries.status} = 'called'),
  (select min(${astrologers.nextAvailableAt})
    from ${queueEntries} inner join ${astrologers} on ${astrologers.id} = ${queueEntries.astrologerId}
    where ${queueEntries.status} = 'waiting'),
  ${whileThereIs(sql`select 1 from ${queueEntries}
    inner join ${astrologers} on ${astrologers.id} = ${queueEntries.astrologerId}
    inner join ${accounts} on ${accounts.id} = 'customer:' || ${queueEntries.customerId}
    where ${queueEntries.status} = 'waiting' and ${astrologers.availability} = 'online' and ${canCome(db)}
      and not exists (select 1 from ${queueEntries} as offered
        where offered.astrologer_id = ${astrologers.id} and offered.status = 'called')`)})`

/** Who is in a consultation elsewhere, or has spent the money meanwhile, keeps the place and is passed over. */
function canCome(db: Db): SQL | undefined {
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

async function firstWhoCanCome(tx: Db, astrologerId: number) {
  const [next] = await tx
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))
    .innerJoin(accounts, eq(accounts.id, sql`'customer:' || ${queueEntries.customerId}`))
    .where(and(eq(queueEntries.astrologerId, astrologerId), eq(queueEntries.status, 'waiting'), canCome(tx)))
    .orderBy(asc(queueEntries.id))
    .limit(1)
  return next
}
