import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Reply } from '../endpoint/handler.ts'
import { astrologerAccount, journals, postings } from '../ledger/index.ts'

type Day = Reply<'readStatement'>['days'][number]
type Column = Exclude<keyof Day, 'date'>

const COLUMN_OF_KIND: Readonly<Record<string, Column>> = {
  consultation: 'consultations_paise',
  tip: 'tips_paise',
  refund: 'refunds_paise',
  payout: 'payouts_paise',
}

/** What the ledger booked for an astrologer in a month of India, by day. */
export async function readStatement(db: Db, astrologerId: number, month: string): Promise<Reply<'readStatement'>> {
  const day = sql<string>`to_char(${journals.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
  const sums = await db
    .select({ day, kind: journals.kind, paise: sql`sum(${postings.amountPaise})`.mapWith(Number) })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .where(eq(postings.accountId, astrologerAccount(astrologerId)))
    .groupBy(day, journals.kind)
    .orderBy(day)
  const days = new Map<string, Day>()
  let opening = 0
  let closing = 0
  for (const { day: date, kind, paise } of sums) {
    if (date < month) opening += paise
    if (date.slice(0, 7) > month) continue
    closing += paise
    if (!date.startsWith(month)) continue
    const column = COLUMN_OF_KIND[kind] ?? 'others_paise'
    const known = days.get(date) ?? emptyDay(date)
    days.set(date, { ...known, [column]: known[column] + paise })
  }
  return { month, opening_paise: opening, days: [...days.values()], closing_paise: closing }
}

const emptyDay = (date: string): Day => ({
  date,
  consultations_paise: 0,
  tips_paise: 0,
  refunds_paise: 0,
  payouts_paise: 0,
  others_paise: 0,
})
