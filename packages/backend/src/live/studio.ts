import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { astrologerOf, astrologers, lockAstrologer, youAreSuspended } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { DomainError } from '../errors.ts'
import { customers } from '../identity/index.ts'
import { queueEntries } from '../queue/index.ts'
import { publicName } from './live-pass.ts'
import { liveBlocks, liveStreams, liveViewers, type LiveStream } from './tables.ts'

const MAX_SHOWN = 100

/** The astrologer whose account this is. */
export async function requireAstrologer(db: Db, customerId: number): Promise<{ id: number; name: string }> {
  const id = await astrologerOf(db, customerId)
  const [astrologer] =
    id === null
      ? []
      : await db.select({ id: astrologers.id, name: astrologers.name }).from(astrologers).where(eq(astrologers.id, id))
  if (!astrologer) throw new DomainError('permission_denied', 'Only astrologers may do this.')
  return astrologer
}

/** The live stream that is on, or the next one that the astrologer starts. Those of a programme start by themselves. */
export async function openLiveStream(db: Db, astrologerId: number): Promise<LiveStream | null> {
  const [stream] = await db
    .select()
    .from(liveStreams)
    .where(
      and(
        eq(liveStreams.astrologerId, astrologerId),
        isNull(liveStreams.endedAt),
        or(isNull(liveStreams.endsAt), isNotNull(liveStreams.startedAt)),
      ),
    )
    .orderBy(sql`${liveStreams.startedAt} is null`, asc(liveStreams.scheduledAt), asc(liveStreams.id))
    .limit(1)
  return stream ?? null
}

interface Preparation {
  title: string
  /** Null announces no time; undefined leaves the time as it is. */
  scheduledAt: Date | null | undefined
}

/** Prepares the next live stream of an astrologer. One that is prepared, or on, is changed. */
export const prepareLiveStream = (db: Db, astrologerId: number, preparation: Preparation): Promise<LiveStream> =>
  db.transaction(async (tx) => {
    if ((await lockAstrologer(tx, astrologerId))?.suspendedAt) throw youAreSuspended()
    const open = await openLiveStream(tx, astrologerId)
    if (open?.startedAt && preparation.scheduledAt !== undefined)
      throw new DomainError('wrong_status', 'This live stream is on already.')
    const [prepared] = open
      ? await tx.update(liveStreams).set(preparation).where(eq(liveStreams.id, open.id)).returning()
      : await tx
          .insert(liveStreams)
          .values({ astrologerId, ...preparation })
          .returning()
    if (!prepared) throw new Error('A live stream was not stored.')
    return prepared
  })

interface Person {
  id: number
  name: string
}

const shown = (rows: readonly { customer: typeof customers.$inferSelect }[]): Person[] =>
  rows.map(({ customer }) => ({ id: customer.id, name: publicName(customer) }))

/** Who watches a live stream now, the latest first. */
export const listViewers = async (db: Db, streamId: number): Promise<Person[]> =>
  shown(
    await db
      .select({ customer: customers })
      .from(liveViewers)
      .innerJoin(customers, eq(customers.id, liveViewers.customerId))
      .where(eq(liveViewers.streamId, streamId))
      .orderBy(desc(liveViewers.lastSeenAt), asc(liveViewers.customerId))
      .limit(MAX_SHOWN),
  )

export const listBlocked = async (db: Db, streamId: number): Promise<Person[]> =>
  shown(
    await db
      .select({ customer: customers })
      .from(liveBlocks)
      .innerJoin(customers, eq(customers.id, liveBlocks.customerId))
      .where(eq(liveBlocks.streamId, streamId))
      .orderBy(desc(liveBlocks.blockedAt))
      .limit(MAX_SHOWN),
  )

/** The customers who wait for an astrologer, in order, by the names that others see. */
export async function listWaiting(db: Db, astrologerId: number) {
  const rows = await db
    .select({ customer: customers, entry: queueEntries })
    .from(queueEntries)
    .innerJoin(customers, eq(customers.id, queueEntries.customerId))
    .where(and(eq(queueEntries.astrologerId, astrologerId), inArray(queueEntries.status, ['waiting', 'called'])))
    .orderBy(asc(queueEntries.id))
    .limit(MAX_SHOWN)
  return rows.map(({ customer, entry }) => ({ id: entry.id, name: publicName(customer), kind: entry.kind }))
}
