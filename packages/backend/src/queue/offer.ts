import { and, asc, eq, gte, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../ledger/index.ts'
import { lockAstrologer, astrologers, setAvailability } from '../astrologers/index.ts'
import { consultations, MINUTES_TO_START, after } from '../consultations/index.ts'
import { queuePlaces, type QueuePlace } from './tables.ts'
import { whileThereIs } from '../jobs/job.ts'
import { lineOf } from './queue-entries.ts'

/** Our own choice: an astrologer who becomes free is kept this long for the first in line, then for the next. */
export const OFFER_SECONDS = 120

/** The background's part: offers that nobody took pass on, and whoever is free is offered. Answers who is called now. */
export async function offerPlaces(db: Db, now: Date): Promise<QueuePlace[]> {
  await db
    .update(queuePlaces)
    .set({ status: 'left', offeredUntil: null })
    .where(and(eq(queuePlaces.status, 'called'), lte(queuePlaces.offeredUntil, now)))
  const awaited = await db
    .selectDistinct({ id: astrologers.id })
    .from(queuePlaces)
    .innerJoin(astrologers, eq(astrologers.id, queuePlaces.astrologerId))
    .where(and(eq(queuePlaces.status, 'waiting'), isFreeBy(now)))
    .orderBy(asc(astrologers.id))
  const called: QueuePlace[] = []
  for (const { id } of awaited) {
    const place = await db.transaction((tx) => offerTo(tx, now, id))
    if (place) called.push(place)
  }
  return called
}

/** Offers a free astrologer to the first in line who can come, or shows them as free where nobody can. */
export async function offerTo(tx: Db, now: Date, astrologerId: number): Promise<QueuePlace | null> {
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
    .update(queuePlaces)
    .set({ status: 'called', offeredUntil })
    .where(eq(queuePlaces.id, next.id))
    .returning()
  return called ?? null
}

const isFreeBy = (now: Date) => or(eq(astrologers.availability, 'online'), lte(astrologers.nextAvailableAt, now))

/** When the next offer is over, or an astrologer whom a customer waits for is free. */
export const offersDueAt = (db: Db): SQL => sql`least(
  (select min(${queuePlaces.offeredUntil}) from ${queuePlaces} where ${queuePlaces.status} = 'called'),
  (select min(${astrologers.nextAvailableAt})
    from ${queuePlaces} inner join ${astrologers} on ${astrologers.id} = ${queuePlaces.astrologerId}
    where ${queuePlaces.status} = 'waiting'),
  ${whileThereIs(sql`select 1 from ${queuePlaces}
    inner join ${astrologers} on ${astrologers.id} = ${queuePlaces.astrologerId}
    inner join ${accounts} on ${accounts.id} = 'customer:' || ${queuePlaces.customerId}
    where ${queuePlaces.status} = 'waiting' and ${astrologers.availability} = 'online' and ${canCome(db)}
      and not exists (select 1 from ${queuePlaces} as offered
        where offered.astrologer_id = ${astrologers.id} and offered.status = 'called')`)})`

/** Who is in a consultation elsewhere, or has spent the money meanwhile, keeps the place and is passed over. */
function canCome(db: Db): SQL | undefined {
  const open = db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.customerId, queuePlaces.customerId), isNull(consultations.endedAt)))
  const takesKind = or(
    and(eq(queuePlaces.kind, 'chat'), astrologers.takesChats),
    and(eq(queuePlaces.kind, 'call'), astrologers.takesCalls),
  )
  return and(
    gte(accounts.balancePaise, sql`${MINUTES_TO_START} * ${astrologers.ratePaise}`),
    takesKind,
    notExists(open),
  )
}

async function firstWhoCanCome(tx: Db, astrologerId: number) {
  const [next] = await tx
    .select({ id: queuePlaces.id })
    .from(queuePlaces)
    .innerJoin(astrologers, eq(astrologers.id, queuePlaces.astrologerId))
    .innerJoin(accounts, eq(accounts.id, sql`'customer:' || ${queuePlaces.customerId}`))
    .where(and(eq(queuePlaces.astrologerId, astrologerId), eq(queuePlaces.status, 'waiting'), canCome(tx)))
    .orderBy(asc(queuePlaces.id))
    .limit(1)
  return next
}
