import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { astrologers } from '../astrologers/index.ts'
import type { ConsultationKind } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { accountOfCustomer, accounts } from '../ledger/index.ts'
import { estimateQueue } from './estimate-wait.ts'
import { isEligible } from './offer.ts'
import { isOpenEntry } from './queue-entries.ts'
import { queueEntries } from './tables.ts'
import type { WaitRange } from './wait.ts'

/** How long the astrologer sees that a customer let an offer pass. */
const MISSED_FOR_MS = 60 * 60 * 1000
const MAX_SHOWN = 100
const MAX_MISSED = 5

interface Waiting {
  id: number
  /** The customer's whole name. */
  name: string
  kind: ConsultationKind
  joinedAt: Date
  /** Until when the astrologer is held for this customer; null while they wait. */
  offeredUntil: Date | null
  /** Whether an offer would be made now; else the customer is passed over and keeps the position. */
  isReady: boolean
  /** Whether the astrologer confirmed that this customer is next. */
  isConfirmed: boolean
  wait: WaitRange | null
}

interface AstrologersQueue {
  waiting: Waiting[]
  /** The customers who let an offer pass in the last hour, the latest first. */
  missed: { id: number; name: string; kind: ConsultationKind; missedAt: Date }[]
}

/** The queue as its astrologer sees it. */
export async function queueOfAstrologer(db: Db, now: Date, astrologerId: number): Promise<AstrologersQueue> {
  const entries = await db
    .select({
      entry: queueEntries,
      name: customers.name,
      isReady: sql`coalesce(${isEligible(db)}, false)`.mapWith(Boolean),
    })
    .from(queueEntries)
    .innerJoin(astrologers, eq(astrologers.id, queueEntries.astrologerId))
    .innerJoin(customers, eq(customers.id, queueEntries.customerId))
    .leftJoin(accounts, eq(accounts.id, accountOfCustomer(queueEntries.customerId)))
    .where(and(eq(queueEntries.astrologerId, astrologerId), isOpenEntry))
    .orderBy(asc(queueEntries.id))
    .limit(MAX_SHOWN)
  const waits = entries.length === 0 ? null : await estimateQueue(db, now, astrologerId)
  return {
    waiting: entries.map(({ entry: { id, kind, joinedAt, offeredUntil, confirmedAt }, name, isReady }) => ({
      id,
      name,
      kind,
      joinedAt,
      offeredUntil,
      isReady,
      isConfirmed: confirmedAt !== null,
      wait: waits?.get(id) ?? null,
    })),
    missed: await missedOffers(db, now, astrologerId),
  }
}

async function missedOffers(db: Db, now: Date, astrologerId: number): Promise<AstrologersQueue['missed']> {
  const rows = await db
    .select({ id: queueEntries.id, name: customers.name, kind: queueEntries.kind, missedAt: queueEntries.missedAt })
    .from(queueEntries)
    .innerJoin(customers, eq(customers.id, queueEntries.customerId))
    .where(
      and(
        eq(queueEntries.astrologerId, astrologerId),
        gt(queueEntries.missedAt, new Date(now.getTime() - MISSED_FOR_MS)),
      ),
    )
    .orderBy(desc(queueEntries.missedAt))
    .limit(MAX_MISSED)
  return rows.flatMap(({ missedAt, ...row }) => (missedAt === null ? [] : [{ ...row, missedAt }]))
}
