import { desc, eq } from 'drizzle-orm'
import { astrologers } from '../astrologers/index.ts'
import { consultations } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import type { Reply } from '../endpoint/handler.ts'
import { notFound } from '../errors.ts'
import { queueOfAstrologer } from '../queue/index.ts'
import { earnedToday } from './earnings.ts'
import { customerName, openConsultation } from './open-consultation.ts'

/** All that the app shows beside a chat. It is polled every few seconds. */
export async function readWork(
  db: Db,
  now: Date,
  astrologerId: number,
): Promise<Omit<Reply<'getWork'>, 'offers_calls' | 'recording_days'>> {
  const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, astrologerId))
  if (!astrologer) throw notFound('Astrologer not found.')
  return {
    astrologer: {
      id: astrologer.id,
      name: astrologer.name,
      rate_paise: astrologer.ratePaise,
      availability: astrologer.availability,
      takes_chats: astrologer.takesChats,
      takes_calls: astrologer.takesCalls,
    },
    consultation: await openConsultation(db, now, astrologerId),
    ...(await queueReply(db, now, astrologerId)),
    missed_at: astrologer.availability === 'offline' ? await missedAt(db, astrologerId) : null,
    today: await earnedToday(db, now, astrologerId),
    server_time: now.toISOString(),
  }
}

async function queueReply(
  db: Db,
  now: Date,
  astrologerId: number,
): Promise<Pick<Reply<'getWork'>, 'waiting' | 'missed_turns'>> {
  const { waiting, missed } = await queueOfAstrologer(db, now, astrologerId)
  return {
    waiting: waiting.map(({ id, name, kind, joinedAt, offeredUntil, isReady, isConfirmed, wait }) => ({
      id,
      name: firstName(name),
      kind,
      joined_at: joinedAt.toISOString(),
      offered_until: offeredUntil?.toISOString() ?? null,
      is_ready: isReady,
      is_confirmed: isConfirmed,
      wait: wait && { from_seconds: wait.from, to_seconds: wait.to },
    })),
    missed_turns: missed.map(({ id, name, kind, missedAt }) => ({
      id,
      name: firstName(name),
      kind,
      at: missedAt.toISOString(),
    })),
  }
}

/** The first name, all that an astrologer reads about a waiting customer. */
const firstName = (name: string): string => customerName({ name }).split(/\s+/)[0]?.slice(0, 24) ?? ''

/** When the last request was not answered, which ended the duty; null when the last one was. */
export async function missedAt(db: Db, astrologerId: number): Promise<string | null> {
  const [last] = await db
    .select({ endedAt: consultations.endedAt, endReason: consultations.endReason })
    .from(consultations)
    .where(eq(consultations.astrologerId, astrologerId))
    .orderBy(desc(consultations.id))
    .limit(1)
  return last?.endReason === 'missed' ? (last.endedAt?.toISOString() ?? null) : null
}
