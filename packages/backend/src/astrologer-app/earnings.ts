import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { startOfDay } from '@tarapath/jyotish'
import { consultations, paidSeconds } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import type { Reply } from '../endpoint/handler.ts'
import { astrologerAccount, journals, postings } from '../ledger/index.ts'
import { pastConsultations } from './past-consultations.ts'

const PAGE = 20
/** More than a day can hold: a consultation takes a minute to be paid, and a posting is a minute of it or a tip. */
const MAX_CONSULTATIONS = 500
const MAX_POSTINGS = 3000

/** What the ledger credited today, tips and refunds included, and past consultations with what each earned. */
export async function readEarnings(
  db: Db,
  now: Date,
  astrologerId: number,
  before: number | undefined,
): Promise<Reply<'listEarnings'>> {
  const results = await pastConsultations(db, astrologerId, { before, limit: PAGE + 1 })
  const shown = results.slice(0, PAGE)
  return {
    today: await earnedToday(db, now, astrologerId),
    results: shown,
    next_before: results.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Since midnight in India. */
export async function earnedToday(db: Db, now: Date, astrologerId: number): Promise<Reply<'getWork'>['today']> {
  const since = midnightInIndia(now)
  const latest = db
    .select()
    .from(postings)
    .where(eq(postings.accountId, astrologerAccount(astrologerId)))
    .orderBy(desc(postings.id))
    .limit(MAX_POSTINGS)
    .as('latest')
  const [credited] = await db
    .select({ paise: sql`coalesce(sum(${latest.amountPaise}), 0)`.mapWith(Number) })
    .from(latest)
    .innerJoin(journals, eq(journals.id, latest.journalId))
    .where(gte(journals.createdAt, since))
  const newest = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.astrologerId, astrologerId), isNotNull(consultations.startedAt)))
    .orderBy(desc(consultations.id))
    .limit(MAX_CONSULTATIONS)
  const ofToday = newest.filter(({ startedAt }) => startedAt && startedAt >= since)
  return {
    consultations: ofToday.length,
    paid_seconds: ofToday.reduce((sum, consultation) => sum + paidSeconds(consultation, now), 0),
    earned_paise: credited?.paise ?? 0,
  }
}

const INDIA_MINUTES = 330

function midnightInIndia(now: Date): Date {
  const date = new Date(now.getTime() + INDIA_MINUTES * 60_000).toISOString().slice(0, 10)
  return startOfDay({ date, utcOffsetMinutes: INDIA_MINUTES })
}
