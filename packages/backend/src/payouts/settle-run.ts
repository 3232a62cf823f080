import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, notFound } from '../errors.ts'
import { astrologerAccount, PLATFORM, post } from '../ledger/index.ts'
import { lockRun } from './find-run.ts'
import { payoutRuns, payouts } from './tables.ts'

/** The bank has transferred everything of the list that it did not return. `reference` is the bank's. */
export const recordPaidRun = (db: Db, now: Date, runId: number, reference: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockRun(tx, runId, 'approved')
    await tx.update(payoutRuns).set({ paidAt: now, reference }).where(eq(payoutRuns.id, runId))
    const [sum] = await tx
      .select({ paise: sql`coalesce(sum(${payouts.earnedPaise} - ${payouts.tdsPaise}), 0)`.mapWith(Number) })
      .from(payouts)
      .where(and(eq(payouts.runId, runId), isNull(payouts.returnedAt)))
    const paise = sum?.paise ?? 0
    if (paise === 0) return
    await post(tx, now, {
      cause: `payout-run:${runId}:paid`,
      kind: 'payout',
      title: `Payout ${runId}`,
      lines: [
        { account: PLATFORM.payouts, paise: -paise },
        { account: PLATFORM.bank, paise },
      ],
    })
  })

/** What one payout transfers, after tax. */
export async function payoutSumPaise(db: Db, payoutId: number): Promise<number> {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId))
  if (!payout) throw notFound('Payout not found.')
  return payout.earnedPaise - payout.tdsPaise
}

/** The bank did not transfer one payout, or sent it back: it is owed to the astrologer again. Returns the run. */
export const recordReturn = (db: Db, now: Date, payoutId: number, reason: string): Promise<number> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select({ runId: payouts.runId }).from(payouts).where(eq(payouts.id, payoutId))
    if (!found) throw notFound('Payout not found.')
    const run = await lockRun(tx, found.runId, 'approved', 'paid')
    const [payout] = await tx
      .update(payouts)
      .set({ returnedAt: now, returnReason: reason })
      .where(and(eq(payouts.id, payoutId), isNull(payouts.returnedAt)))
      .returning()
    if (!payout) throw new DomainError('payout_refused', 'This payout was already marked as returned.')
    const { astrologerId, earnedPaise, tdsPaise } = payout
    await post(tx, now, {
      cause: `payout:${payoutId}:returned`,
      kind: 'payout',
      title: `Payout ${run.id} returned`,
      lines: [
        { account: astrologerAccount(astrologerId), paise: earnedPaise },
        { account: PLATFORM.tds, paise: -tdsPaise },
        { account: run.paidAt === null ? PLATFORM.payouts : PLATFORM.bank, paise: tdsPaise - earnedPaise },
      ],
    })
    return run.id
  })
