import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accountOfCustomer, accounts } from '../ledger/index.ts'
import { astrologers } from '../astrologers/index.ts'
import { notFound } from '../errors.ts'
import { consultations, coveredSeconds, addSeconds, paidSeconds, PICK_UP_SECONDS } from '../consultations/index.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import { isOpenEntry } from './queue-entries.ts'
import { OFFER_SECONDS } from './offer.ts'
import {
  addWaits,
  eitherWait,
  exactWait,
  rangeOf,
  remainingWait,
  usualLength,
  type Wait,
  type WaitRange,
} from './wait.ts'

/** The number of latest consultations from which the usual duration is estimated. */
const SAMPLE_SIZE = 20
/** Our own assumption: so many of those ahead leave or miss their turn. */
const LOST_TURNS = 0.2
/** They have left before their turn, give it up, or let it pass. */
const LOST_TURN: Wait = [0, OFFER_SECONDS / 2, OFFER_SECONDS]
/** Until a customer takes up an offer. */
const TAKING_UP_SECONDS = 30

/** The position in the queue, 0 when closed, and the estimated wait, null when unknown. */
export interface QueuePosition {
  position: number
  wait: WaitRange | null
}

export async function estimatePosition(db: Db, now: Date, entry: QueueEntry): Promise<QueuePosition> {
  if (entry.status === 'left' || entry.status === 'served') return { position: 0, wait: null }
  const waits = await estimateQueue(db, now, entry.astrologerId)
  const position = [...waits.keys()].filter((id) => id < entry.id).length + 1
  if (entry.status === 'called') return { position, wait: rangeOf(exactWait(0)) }
  return { position, wait: waits.get(entry.id) ?? null }
}

/** The wait of each open entry of a queue, in order; null where it cannot be estimated when the astrologer is free. */
export const estimateQueue = async (
  db: Db,
  now: Date,
  astrologerId: number,
): Promise<ReadonlyMap<number, WaitRange | null>> => (await waitsIn(db, now, astrologerId)).waits

/** The customers ahead of one who joins now, their wait, and the usual length of consultations. */
export async function estimateJoining(
  db: Db,
  now: Date,
  astrologerId: number,
): Promise<{ ahead: number; wait: WaitRange | null; usual: WaitRange | null }> {
  if ((await db.$count(astrologers, eq(astrologers.id, astrologerId))) === 0) throw notFound('Astrologer not found.')
  const { waits, behindAll, lengths } = await waitsIn(db, now, astrologerId)
  return { ahead: waits.size, wait: behindAll && rangeOf(behindAll), usual: usualLength(lengths) }
}

async function waitsIn(db: Db, now: Date, astrologerId: number) {
  const queue = await coveredQueue(db, astrologerId)
  const lengths = await pastLengths(db, astrologerId)
  let wait = await waitUntilFree(db, now, astrologerId, lengths)
  const waits = new Map<number, WaitRange | null>()
  for (const { id, covered } of queue) {
    waits.set(id, wait && rangeOf(wait))
    const consultation = addWaits([exactWait(TAKING_UP_SECONDS), remainingWait(lengths, 0, covered)])
    wait &&= addWaits([wait, eitherWait(consultation, LOST_TURN, LOST_TURNS)])
  }
  return { waits, behindAll: wait, lengths }
}

/** The likely seconds until a busy astrologer is free. Null when nothing tells, as for a first consultation. */
export async function secondsUntilFree(db: Db, now: Date, astrologerId: number): Promise<number | null> {
  const lengths = await pastLengths(db, astrologerId)
  const wait = await waitUntilFree(db, now, astrologerId, lengths)
  return wait && (lengths.length > 0 || wait.length === 1) ? rangeOf(wait).likely : null
}

/** The open entries of a queue in order, with the seconds that each customer's balance covers. */
async function coveredQueue(db: Db, astrologerId: number): Promise<{ id: number; covered: number }[]> {
  const entries = await db
    .select({ id: queueEntries.id, balance: accounts.balancePaise, ratePaise: astrologers.ratePaise })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))
    .leftJoin(accounts, eq(accounts.id, accountOfCustomer(queueEntries.customerId)))
    .where(and(eq(queueEntries.astrologerId, astrologerId), isOpenEntry))
    .orderBy(asc(queueEntries.id))
  return entries.map(({ id, balance, ratePaise }) => ({ id, covered: coveredSeconds(balance ?? 0, ratePaise) }))
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
    .limit(SAMPLE_SIZE)
  return last.flatMap((one) => (one.endedAt ? [paidSeconds(one, one.endedAt)] : []))
}

/** The wait until the current consultation ends, or until the astrologer's next available time. */
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
    return remainingWait(lengths, elapsed, open.maxSeconds - elapsed)
  }
  if (open) {
    const pickUp = secondsBetween(now, addSeconds(open.requestedAt, PICK_UP_SECONDS))
    // The astrologer may not join.
    return eitherWait(remainingWait(lengths, 0, open.maxSeconds), exactWait(pickUp), LOST_TURNS)
  }
  // The wait for an open offer is part of the wait for the customer to whom it is made.
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
  if (offer || astrologer?.availability === 'online') return exactWait(0)
  return astrologer?.nextAvailableAt ? exactWait(secondsBetween(now, astrologer.nextAvailableAt)) : null
}

const secondsBetween = (from: Date, to: Date): number => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000))
