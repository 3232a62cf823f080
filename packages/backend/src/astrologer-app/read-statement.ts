import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import type { Reply } from '../endpoint/handler.ts'
import { astrologerAccount, journals, PLATFORM, postings } from '../ledger/index.ts'

type Day = Reply<'readStatement'>['days'][number]
type Split = Pick<Day, 'customers_paise' | 'gst_paise' | 'platform_paise'>
type Column = Exclude<keyof Day, 'date' | keyof Split>

const COLUMN_OF_KIND: Readonly<Record<string, Column>> = {
  consultation: 'consultations_paise',
  tip: 'tips_paise',
  refund: 'refunds_paise',
  payout: 'payouts_paise',
}

const DAY = sql<string>`to_char(${journals.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
/** The journals in which customers pay for an astrologer's work. */
const SOLD = ['consultation', 'tip', 'refund']

/** What the ledger booked for an astrologer in a month of India, by day. */
export async function readStatement(db: Db, astrologerId: number, month: string): Promise<Reply<'readStatement'>> {
  const sums = await db
    .select({ day: DAY, kind: journals.kind, paise: sql`sum(${postings.amountPaise})`.mapWith(Number) })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .where(eq(postings.accountId, astrologerAccount(astrologerId)))
    .groupBy(DAY, journals.kind)
    .orderBy(DAY)
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
  const splits = await splitByDay(db, astrologerId, month)
  return {
    month,
    opening_paise: opening,
    days: [...days.values()].map((each) => ({ ...each, ...splits.get(each.date) })),
    closing_paise: closing,
  }
}

/** What customers paid on each day, with the shares of others. The rest is the astrologer's. */
async function splitByDay(db: Db, astrologerId: number, month: string): Promise<ReadonlyMap<string, Split>> {
  const own = astrologerAccount(astrologerId)
  const other = alias(postings, 'other')
  const paise = (of: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${other.amountPaise}) filter (where ${of}), 0)`.mapWith(Number)
  const isCustomers = sql`${other.accountId} like 'customer:%'`
  const isGst = sql`${other.accountId} = ${PLATFORM.gst}`
  const days = await db
    .select({
      day: DAY,
      customers: paise(isCustomers),
      gst: paise(isGst),
      platform: paise(sql`not (${isCustomers} or ${isGst})`),
    })
    .from(postings)
    .innerJoin(journals, eq(journals.id, postings.journalId))
    .innerJoin(other, and(eq(other.journalId, journals.id), ne(other.accountId, own)))
    .where(
      and(
        eq(postings.accountId, own),
        inArray(journals.kind, SOLD),
        gte(journals.createdAt, sql`(${`${month}-01`}::timestamp at time zone 'Asia/Kolkata')`),
        lt(journals.createdAt, sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Kolkata')`),
      ),
    )
    .groupBy(DAY)
  return new Map(
    days.map(({ day, customers, gst, platform }) => [
      day,
      // Minus zero is not equal to zero in tests.
      { customers_paise: 0 - customers, gst_paise: gst, platform_paise: platform },
    ]),
  )
}

const emptyDay = (date: string): Day => ({
  date,
  consultations_paise: 0,
  tips_paise: 0,
  refunds_paise: 0,
  payouts_paise: 0,
  others_paise: 0,
  customers_paise: 0,
  gst_paise: 0,
  platform_paise: 0,
})
