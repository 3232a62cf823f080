import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { astrologers, lockAstrologer } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { DomainError, notFound } from '../errors.ts'
import { announcedTime, cancelLiveStream } from './announced-live-streams.ts'
import { endLiveStream } from './host-live-stream.ts'
import { openLiveStream, prepareLiveStream } from './studio.ts'
import { liveStreams } from './tables.ts'

/** The live streams that are on, then those that are announced, the next first. */
export async function listOpenLiveStreams(db: Db, { limit, offset }: Page) {
  const isOpen = and(
    isNull(liveStreams.endedAt),
    or(isNotNull(liveStreams.startedAt), isNotNull(liveStreams.scheduledAt)),
  )
  const streams = await db
    .select({ stream: liveStreams, astrologer: astrologers.name })
    .from(liveStreams)
    .innerJoin(astrologers, eq(astrologers.id, liveStreams.astrologerId))
    .where(isOpen)
    .orderBy(sql`${liveStreams.startedAt} is null`, asc(liveStreams.scheduledAt), asc(liveStreams.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(liveStreams, isOpen), streams }
}

interface Announcement {
  astrologerId: number
  title: string
  /** ISO 8601. */
  at: string
}

/** Announces a live stream for an astrologer, as the astrologer would in the studio. */
export async function announceForAstrologer(
  db: Db,
  now: Date,
  { astrologerId, title, at }: Announcement,
): Promise<void> {
  const scheduledAt = announcedTime(now, at)
  const astrologer = await lockAstrologer(db, astrologerId)
  if (!astrologer || astrologer.suspendedAt) throw new DomainError('wrong_status', 'This astrologer cannot go live.')
  const open = await openLiveStream(db, astrologerId)
  if (open && (open.startedAt ?? open.scheduledAt) !== null)
    throw new DomainError('in_use', `${astrologer.name} has announced one already. Cancel it first.`)
  await prepareLiveStream(db, astrologerId, { title, scheduledAt })
}

/** Cancels an announced live stream of any astrologer. */
export async function cancelForAstrologer(db: Db, now: Date, id: number): Promise<void> {
  const [stream] = await db.select().from(liveStreams).where(eq(liveStreams.id, id))
  if (!stream) throw notFound('Live stream not found.')
  await cancelLiveStream(db, now, stream.astrologerId, id)
}

/** Ends a live stream of any astrologer that is on. `tellEnded` follows the commit. */
export async function endForAstrologer(db: Db, now: Date, id: number): Promise<void> {
  if (!(await endLiveStream(db, now, { id })))
    throw new DomainError('wrong_status', 'This live stream is not live now.')
}
