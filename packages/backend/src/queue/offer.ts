import { and, asc, eq, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../ledger/index.ts'
import { lockAstrologer, astrologers, setAvailability } from '../astrologers/index.ts'
import { consultations, MINUTES_TO_START, addSeconds } from '../consultations/index.ts'
import { queuePlaces, type QueuePlace } from './tables.ts'
import { openEntriesOf } from './queue-entries.ts'

/** Our own choice: an astrologer who becomes free is kept this long for the first in line, then for the next. */
export const OFFER_SECONDS = 120

/** The background's part: offers that nobody took pass on, and whoever is free is offered. Answers who is called now. */
export async function offerQueueEntries(db: Db, now: Date): Promise<QueuePlace[]> {
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
    const place = await db.transaction((tx) => offerNextEntry(tx, now, id))
    if (place) called.push(place)
  }
  return called
}

/** Offers a free astrologer to the first in line who can come, or shows them as free where nobody can. */
export async function offerNextEntry(tx: Db, now: Date, astrologerId: number): Promise<QueuePlace | null> {
  const astrologer = await lockAstrologer(tx, astrologerId)
  if (!astrologer) return null
  const { availability, nextAvailableAt } = astrologer
  if (availability !== 'online' && !(nextAvailableAt && nextAvailableAt <= now)) return null
  if ((await openEntriesOf(tx, astrologerId)).some(({ status }) => status === 'called')) return null
  const next = await firstWhoCanCome(tx, astrologerId)
  if (!next) {
    await setAvailability(tx, astrologerId, { name: 'online' })
    return null
  }
  const offeredUntil = addSeconds(now, OFFER_SECONDS)
  await setAvailability(tx, astrologerId, { name: 'busy', until: offeredUntil })
  const [called] = await tx
    .update(queuePlaces)
    .set({ status: 'called', offeredUntil })
    .where(eq(queuePlaces.id, next.id))
    .returning()
  return called ?? null
}

const isFreeBy = (now: Date) => or(eq(astrologers.availability, 'online'), lte(astrologers.nextAvailableAt, now))

/** Who is in a consultation elsewhere, or has spent the money meanwhile, keeps the place and is passed over. */
async function firstWhoCanCome(tx: Db, astrologerId: number) {
  const open = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.customerId, queuePlaces.customerId), isNull(consultations.endedAt)))
  const takesKind = or(
    and(eq(queuePlaces.kind, 'chat'), astrologers.takesChats),
    and(eq(queuePlaces.kind, 'call'), astrologers.takesCalls),
  )
  const [next] = await tx
    .select({ id: queuePlaces.id })
    .from(queuePlaces)
    .innerJoin(astrologers, eq(astrologers.id, queuePlaces.astrologerId))
    .innerJoin(accounts, eq(accounts.id, sql`'customer:' || ${queuePlaces.customerId}`))
    .where(
      and(
        eq(queuePlaces.astrologerId, astrologerId),
        eq(queuePlaces.status, 'waiting'),
        gte(accounts.balancePaise, sql`${MINUTES_TO_START} * ${astrologers.ratePaise}`),
        takesKind,
        notExists(open),
      ),
    )
    .orderBy(asc(queuePlaces.id))
    .limit(1)
  return next
}
