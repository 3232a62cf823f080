import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerAccounts, lockAstrologer, setIsLive, youAreSuspended } from '../astrologers/index.ts'
import { customers } from '../identity/index.ts'
import { liveBlocks, liveStreams, type LiveStream } from './tables.ts'
import { DomainError, notFound } from '../errors.ts'
import { isOn, statusOf, type LiveStatus } from './list-live-streams.ts'

/** What a host may change the status to. */
export type LiveChange = LiveStatus | 'paused'

/** A live stream of the astrologer with this account. One of another astrologer is not found. */
export async function ownLiveStream(db: Db, customerId: number, id: number): Promise<LiveStream> {
  const [own] = await db
    .select({ stream: liveStreams })
    .from(liveStreams)
    .innerJoin(astrologerAccounts, eq(astrologerAccounts.astrologerId, liveStreams.astrologerId))
    .where(and(eq(liveStreams.id, id), eq(astrologerAccounts.customerId, customerId)))
  if (!own) throw notFound('Live stream not found.')
  return own.stream
}

/** Starts, pauses, continues or ends a live stream. It never starts again after its end, and a repeat changes nothing. */
export async function setLiveStreamStatus(db: Db, now: Date, stream: LiveStream, status: LiveChange): Promise<void> {
  const current = statusOf(stream)
  if (current === 'live' && (status === 'live' || status === 'paused'))
    return setPaused(db, stream, status === 'paused' ? now : null)
  if (status === current) return
  if (status === 'live' && current === 'scheduled') return startLiveStream(db, now, stream)
  if (status === 'ended' && current === 'live') return void (await endLiveStream(db, now, stream))
  throw cannotChange(current, status)
}

const cannotChange = (from: LiveStatus, to: LiveChange): DomainError =>
  new DomainError('wrong_status', `A live stream cannot change from ${from} to ${to}.`)

const startLiveStream = (db: Db, now: Date, { id, astrologerId }: LiveStream): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await lockAstrologer(tx, astrologerId))?.suspendedAt) throw youAreSuspended()
    const another = and(eq(liveStreams.astrologerId, astrologerId), ne(liveStreams.id, id), isOn)
    if ((await tx.$count(liveStreams, another)) > 0)
      throw new DomainError('already_live', 'You are already live. End that live stream first.')
    // A live stream that the astrologer starts is also ended by the astrologer.
    const started = await tx
      .update(liveStreams)
      .set({
        startedAt: sql`coalesce(${liveStreams.startedAt}, ${now.toISOString()}::timestamptz)`,
        endsAt: null,
        // The camera has as long to connect as a lost one has to come back.
        cameraSeenAt: now,
      })
      // It may have been cancelled since it was read.
      .where(and(eq(liveStreams.id, id), isNull(liveStreams.endedAt)))
      .returning({ id: liveStreams.id })
    if (started.length === 0) throw cannotChange('ended', 'live')
    await setIsLive(tx, [astrologerId], true)
  })

/** A pause begins once: a repeat keeps its time. */
async function setPaused(db: Db, { id, pausedAt }: LiveStream, at: Date | null): Promise<void> {
  if ((pausedAt === null) === (at === null)) return
  await db
    .update(liveStreams)
    .set({ pausedAt: at })
    .where(and(eq(liveStreams.id, id), isOn))
}

/** Ends a live stream. Returns false when it is not on, and then changes nothing: the astrologer may be in the next one. */
export const endLiveStream = (db: Db, now: Date, { id }: Pick<LiveStream, 'id'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ended = await tx
      .update(liveStreams)
      .set({ endedAt: now, pausedAt: null, viewerCount: 0 })
      .where(and(eq(liveStreams.id, id), isOn))
      .returning({ astrologerId: liveStreams.astrologerId })
    await setIsLive(
      tx,
      ended.map(({ astrologerId }) => astrologerId),
      false,
    )
    return ended.length > 0
  })

/** Ends each of them that is still on, and returns those. */
export async function endLiveStreams<Row extends Pick<LiveStream, 'id'>>(
  db: Db,
  now: Date,
  streams: readonly Row[],
): Promise<Row[]> {
  const ended: Row[] = []
  for (const stream of streams) if (await endLiveStream(db, now, stream)) ended.push(stream)
  return ended
}

/** Blocks a viewer from one live stream, or unblocks them. */
export async function setBlocked(
  db: Db,
  now: Date,
  { streamId, customerId, isBlocked }: { streamId: number; customerId: number; isBlocked: boolean },
): Promise<void> {
  if ((await db.$count(customers, eq(customers.id, customerId))) === 0) throw notFound('Viewer not found.')
  const block = and(eq(liveBlocks.streamId, streamId), eq(liveBlocks.customerId, customerId))
  if (isBlocked) await db.insert(liveBlocks).values({ streamId, customerId, blockedAt: now }).onConflictDoNothing()
  else await db.delete(liveBlocks).where(block)
}
