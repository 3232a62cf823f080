import { eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError } from '../errors.ts'
import { accounts } from '../ledger/index.ts'
import { lockRun } from './find-run.ts'
import { bankAccounts, payoutRuns, payouts } from './tables.ts'

/** Smaller earnings wait for the next run. */
export const MIN_PAYOUT_PAISE = 100_00
/** Postgres takes 65,535 parameters, seven for each row. */
const CHUNK = 1000

/** Lists what every astrologer with a bank account has earned. No money moves before somebody approves it. */
export async function prepareRun(db: Db, now: Date, tdsBasisPoints: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .insert(payoutRuns)
      .values({ tdsBasisPoints, preparedAt: now })
      .onConflictDoNothing()
      .returning({ id: payoutRuns.id })
    if (!run) throw new DomainError('payout_refused', 'A list waits for approval. Approve or discard it first.')
    const earned = await tx
      .select({ account: bankAccounts, earnedPaise: accounts.balancePaise })
      .from(bankAccounts)
      .innerJoin(accounts, eq(accounts.id, sql`'astrologer:' || ${bankAccounts.astrologerId}`))
      .where(gte(accounts.balancePaise, MIN_PAYOUT_PAISE))
    if (earned.length === 0)
      throw new DomainError('payout_refused', 'No astrologer with a bank account has earned ₹100 or more.')
    const rows = earned.map(({ account: { astrologerId, holder, number, ifsc }, earnedPaise }) => ({
      runId: run.id,
      astrologerId,
      earnedPaise,
      tdsPaise: Math.round((earnedPaise * tdsBasisPoints) / 10_000),
      holder,
      number,
      ifsc,
    }))
    for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(payouts).values(rows.slice(at, at + CHUNK))
    return run.id
  })
}

export const discardRun = (db: Db, runId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockRun(tx, runId, 'prepared')
    await tx.delete(payouts).where(eq(payouts.runId, runId))
    await tx.delete(payoutRuns).where(eq(payoutRuns.id, runId))
  })

/** Takes one payout off a list before its approval. The earnings wait for the next list. Returns the run. */
export const leaveOut = (db: Db, payoutId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId))
    if (!payout) throw new DomainError('payout_refused', 'This payout is not on the list any more.')
    await lockRun(tx, payout.runId, 'prepared')
    await tx.delete(payouts).where(eq(payouts.id, payoutId))
    return payout.runId
  })
