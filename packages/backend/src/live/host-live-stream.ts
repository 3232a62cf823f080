import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerAccounts, astrologers } from '../astrologers/index.ts'
import { customers } from '../identity/index.ts'
import { liveBlocks, liveStreams, type LiveStream } from './tables.ts'
import { DomainError, notFound } from '../errors.ts'
import { statusOf, type LiveStatus } from './list-live-streams.ts'

/** The show of the astrologer who signs in with this account. Somebody else's does not exist. */
export async function ownShow(db: Db, customerId: number, id: number): Promise<LiveStream> {
  const [own] = await db
    .select({ stream: liveStreams })
    .from(liveStreams)
    .innerJoin(astrologerAccounts, eq(astrologerAccounts.astrologerId, liveStreams.astrologerId))
    .where(and(eq(liveStreams.id, id), eq(astrologerAccounts.customerId, customerId)))
  if (!own) throw notFound('There is no such live stream of yours.')
  return own.stream
}

/** Begins or ends a show. A show goes from planned to live to over and never back; saying it twice changes nothing. */
export async function setShowStatus(db: Db, now: Date, stream: LiveStream, status: LiveStatus): Promise<void> {
  const current = statusOf(stream)
  if (status === current) return
  if (status === 'live' && current === 'scheduled') return begin(db, now, stream)
  if (status === 'ended' && current === 'live') return endShow(db, now, stream)
  throw new DomainError('wrong_status', `A stream that is ${current} cannot become ${status}.`)
}

async function begin(db: Db, now: Date, { id, astrologerId }: LiveStream): Promise<void> {
  const another = and(
    eq(liveStreams.astrologerId, astrologerId),
    ne(liveStreams.id, id),
    isNotNull(liveStreams.startedAt),
    isNull(liveStreams.endedAt),
  )
  if ((await db.$count(liveStreams, another)) > 0)
    throw new DomainError('already_live', 'You are live already. End that stream first.')
  // Whoever begins by hand also ends by hand.
  await db.update(liveStreams).set({ startedAt: now, endsAt: null }).where(eq(liveStreams.id, id))
  await db.update(astrologers).set({ isLive: true }).where(eq(astrologers.id, astrologerId))
}

export async function endShow(db: Db, now: Date, { id, astrologerId }: LiveStream): Promise<void> {
  await db.update(liveStreams).set({ endedAt: now, viewerCount: 0 }).where(eq(liveStreams.id, id))
  await db.update(astrologers).set({ isLive: false }).where(eq(astrologers.id, astrologerId))
}

/** Everybody has left, the astrologer too. False: it was over already. */
export async function endAbandoned(db: Db, now: Date, id: number): Promise<boolean> {
  const [stream] = await db.select().from(liveStreams).where(eq(liveStreams.id, id))
  if (!stream || statusOf(stream) !== 'live') return false
  await endShow(db, now, stream)
  return true
}

/** Shuts a viewer out of one show, or lets them in again. */
export async function setBlocked(
  db: Db,
  now: Date,
  { streamId, customerId, isBlocked }: { streamId: number; customerId: number; isBlocked: boolean },
): Promise<void> {
  if ((await db.$count(customers, eq(customers.id, customerId))) === 0) throw notFound('There is no such viewer.')
  const one = and(eq(liveBlocks.streamId, streamId), eq(liveBlocks.customerId, customerId))
  if (isBlocked) await db.insert(liveBlocks).values({ streamId, customerId, blockedAt: now }).onConflictDoNothing()
  else await db.delete(liveBlocks).where(one)
}
