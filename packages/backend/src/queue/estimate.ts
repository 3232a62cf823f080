import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../ledger/index.ts'
import { astrologers } from '../astrologers/index.ts'
import { consultations, coveredSeconds, after, paidSeconds, PICK_UP_SECONDS } from '../consultations/index.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import { isInLine } from './queue-entries.ts'
import { OFFER_SECONDS } from './offer.ts'
import { exactly, inAll, remaining, type Wait } from './wait.ts'

/** An astrologer's last consultations say how long one takes. */
const REMEMBERED = 20

/** What is said about one place in line. `wait` is null where nobody can say. */
export interface Standing {
  position: number
  wait: Wait | null
}

/** Where a place stands, and how long that may take. Who is called waits for nothing any more. */
export async function standingOf(db: Db, now: Date, place: QueueEntry): Promise<Standing> {
  if (place.status === 'left' || place.status === 'served') return { position: 0, wait: null }
  const line = await fundedLine(db, place.astrologerId)
  const before = line.filter(({ id }) => id < place.id)
  const position = before.length + 1
  if (place.status === 'called') return { position, wait: exactly(0) }

  const lengths = await pastLengths(db, place.astrologerId)
  const untilFree = await waitUntilFree(db, now, place.astrologerId, lengths)
  if (!untilFree) return { position, wait: null }
  const turns = before.map(({ covered }) => {
    const turn = remaining(lengths, 0, covered)
    return { ...turn, to: turn.to + OFFER_SECONDS }
  })
  return { position, wait: inAll([untilFree, ...turns]) }
}

/** Everybody in line with the seconds each can pay for. */
async function fundedLine(db: Db, astrologerId: number): Promise<{ id: number; covered: number }[]> {
  const line = await db
    .select({ id: queueEntries.id, balance: accounts.balancePaise, ratePaise: astrologers.ratePaise })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))
    .leftJoin(accounts, eq(accounts.id, sql`'customer:' || ${queueEntries.customerId}`))
    .where(and(eq(queueEntries.astrologerId, astrologerId), isInLine))
  return line.map(({ id, balance, ratePaise }) => ({ id, covered: coveredSeconds(balance ?? 0, ratePaise) }))
}

async function pastLengths(db: Db, astrologerId: number): Promise<number[]> {
  const last = await db
    .select()
    .from(consultations)
    .where(
      and(
        eq(consultations.astrologerId, astrologerId),
        isNotNull(consultations.startedAt),
        isNotNull(consultations.endedAt),
      ),
    )
    .orderBy(desc(consultations.id))
    .limit(REMEMBERED)
  return last.flatMap((one) => (one.endedAt ? [paidSeconds(one, one.endedAt)] : []))
}

/** Until the one who is with the astrologer now is done, or until the time the astrologer named. */
async function waitUntilFree(
  db: Db,
  now: Date,
  astrologerId: number,
  lengths: readonly number[],
): Promise<Wait | null> {
  const [open] = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.astrologerId, astrologerId), isNull(consultations.endedAt)))
  if (open?.startedAt) {
    const elapsed = paidSeconds(open, now)
    return remaining(lengths, elapsed, open.maxSeconds - elapsed)
  }
  if (open) {
    const pickUp = secondsBetween(now, after(open.requestedAt, PICK_UP_SECONDS))
    const run = remaining(lengths, 0, open.maxSeconds)
    return { from: 0, likely: run.likely, to: run.to + pickUp }
  }
  // An offer to somebody before counts with that person's turn.
  const [offer] = await db
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .where(
      and(
        eq(queueEntries.astrologerId, astrologerId),
        eq(queueEntries.status, 'called'),
        gt(queueEntries.offeredUntil, now),
      ),
    )
  const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, astrologerId))
  if (offer || astrologer?.availability === 'online') return exactly(0)
  return astrologer?.nextAvailableAt ? exactly(secondsBetween(now, astrologer.nextAvailableAt)) : null
}

const secondsBetween = (from: Date, to: Date): number => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000))
