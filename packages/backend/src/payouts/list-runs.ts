import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { astrologers } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'
import { bankAccounts, payoutRuns, payouts, type PayoutRun } from './tables.ts'

export interface RunWithSums {
  run: PayoutRun
  payouts: number
  earnedPaise: number
  tdsPaise: number
  /** Of what the bank sent back, after tax. */
  returnedPaise: number
}

const sums = {
  payouts: sql`count(${payouts.id})`.mapWith(Number),
  earnedPaise: sql`coalesce(sum(${payouts.earnedPaise}), 0)`.mapWith(Number),
  tdsPaise: sql`coalesce(sum(${payouts.tdsPaise}), 0)`.mapWith(Number),
  returnedPaise:
    sql`coalesce(sum(${payouts.earnedPaise} - ${payouts.tdsPaise}) filter (where ${payouts.returnedAt} is not null), 0)`.mapWith(
      Number,
    ),
}

const isOpen = isNull(payoutRuns.paidAt)

export const countOpenRuns = (db: Db): Promise<number> => db.$count(payoutRuns, isOpen)

/** Newest first; past runs are those that were paid. */
export async function listRuns(db: Db, { limit, offset, isPast }: Page & { isPast: boolean }) {
  const where = isPast ? isNotNull(payoutRuns.paidAt) : isOpen
  const page = db
    .select()
    .from(payoutRuns)
    .where(where)
    .orderBy(desc(payoutRuns.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const runs: RunWithSums[] = await db
    .select({ run: payoutRuns, ...sums })
    .from(payoutRuns)
    .innerJoin(page, eq(page.id, payoutRuns.id))
    .leftJoin(payouts, eq(payouts.runId, payoutRuns.id))
    .groupBy(payoutRuns.id)
    .orderBy(desc(payoutRuns.id))
  return { count: await db.$count(payoutRuns, where), runs }
}

export async function findRun(db: Db, runId: number): Promise<RunWithSums> {
  const [found] = await db
    .select({ run: payoutRuns, ...sums })
    .from(payoutRuns)
    .leftJoin(payouts, eq(payouts.runId, payoutRuns.id))
    .where(eq(payoutRuns.id, runId))
    .groupBy(payoutRuns.id)
  if (!found) throw notFound('There is no such list.')
  return found
}

/** Largest first. */
export const listPayouts = (db: Db, runId: number, { limit, offset }: Page) =>
  db
    .select({ payout: payouts, name: astrologers.name, accountChangedAt: bankAccounts.changedAt })
    .from(payouts)
    .innerJoin(astrologers, eq(astrologers.id, payouts.astrologerId))
    .leftJoin(bankAccounts, eq(bankAccounts.astrologerId, payouts.astrologerId))
    .where(eq(payouts.runId, runId))
    .orderBy(desc(payouts.earnedPaise), payouts.id)
    .limit(limit)
    .offset(offset)

export type ListedPayout = Awaited<ReturnType<typeof listPayouts>>[number]
