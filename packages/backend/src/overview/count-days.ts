import { gte, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import { PLATFORM, postings, journals } from '../ledger/index.ts'
import { payments, refunds } from '../payments/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const INDIA_MS = 5.5 * 60 * 60 * 1000

export interface DayNumbers {
  /** In India, such as `2026-11-20`. */
  day: string
  /** Our share of sales without tax, as the ledger has it. */
  revenuePaise: number
  payments: number
  receivedPaise: number
  failedPayments: number
  refunds: number
  refundedPaise: number
}

/** The last days in India, today first. */
export async function countDays(db: Db, now: Date, days: number): Promise<DayNumbers[]> {
  const today = Math.floor((now.getTime() + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS
  const starts = Array.from({ length: days }, (_, back) => new Date(today - back * DAY_MS))
  const first = starts.at(-1) ?? now
  const balances = await revenueAt(db, [new Date(today + DAY_MS), ...starts])
  const paid = await paymentsByDay(db, first)
  const refunded = await refundsByDay(db, first)
  return starts.map((start, at) => {
    const day = new Date(start.getTime() + INDIA_MS).toISOString().slice(0, 10)
    return {
      day,
      revenuePaise: (balances[at] ?? 0) - (balances[at + 1] ?? 0),
      ...(paid.get(day) ?? { payments: 0, receivedPaise: 0, failedPayments: 0 }),
      ...(refunded.get(day) ?? { refunds: 0, refundedPaise: 0 }),
    }
  })
}

/**
 * The balance of our revenue at each moment, from the posting before it: three look-ups in indexes, however many postings
 * there are. What is posted around midnight may count on either day.
 */
async function revenueAt(db: Db, moments: readonly Date[]): Promise<number[]> {
  const values = sql.join(
    moments.map((moment, at) => sql`(${at}::int, ${moment.toISOString()}::timestamptz)`),
    sql`, `,
  )
  const rows = await db
    .select({ balancePaise: sql`coalesce(balance, 0)`.mapWith(Number) })
    .from(
      sql`(values ${values}) as moments (place, moment)
        left join lateral (
          select ${postings.id} as posting from ${journals} join ${postings} on ${postings.journalId} = ${journals.id}
          where ${journals.createdAt} >= moment order by ${journals.createdAt}, ${journals.id}, ${postings.id} limit 1
        ) as next on true
        left join lateral (
          select ${postings.balanceAfterPaise} as balance from ${postings}
          where ${postings.accountId} = ${PLATFORM.revenue} and ${postings.id} < coalesce(posting, 9223372036854775807)
          order by ${postings.id} desc limit 1
        ) as last on true`,
    )
    .orderBy(sql`place`)
  return rows.map(({ balancePaise }) => balancePaise)
}

const dayOf = (column: PgColumn) => sql<string>`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

async function paymentsByDay(db: Db, first: Date) {
  const succeeded = sql`filter (where ${inArray(payments.status, ['success', 'refunded'])})`
  const rows = await db
    .select({
      day: dayOf(payments.completedAt),
      payments: sql`count(*) ${succeeded}`.mapWith(Number),
      receivedPaise: sql`coalesce(sum(${payments.payablePaise}) ${succeeded}, 0)`.mapWith(Number),
      failedPayments: sql`count(*) filter (where ${payments.status} = 'failed')`.mapWith(Number),
    })
    .from(payments)
    .where(gte(payments.completedAt, first))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}

async function refundsByDay(db: Db, first: Date) {
  const rows = await db
    .select({
      day: dayOf(refunds.createdAt),
      refunds: sql`count(*)`.mapWith(Number),
      refundedPaise: sql`coalesce(sum(${refunds.amountPaise}), 0)`.mapWith(Number),
    })
    .from(refunds)
    .where(gte(refunds.createdAt, first))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}
