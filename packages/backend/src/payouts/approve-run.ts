import { asc, eq, inArray } from 'drizzle-orm'
import { astrologers } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { DomainError } from '../errors.ts'
import { accounts, astrologerAccount, PLATFORM, post } from '../ledger/index.ts'
import { lockRun } from './find-run.ts'
import { bankAccounts, payoutRuns, payouts } from './tables.ts'

/** From here on the earnings are on their way to the bank. A list that is not true any more is refused as a whole. */
export const approveRun = (db: Db, now: Date, runId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const run = await lockRun(tx, runId, 'prepared')
    const lines = await tx
      .select({ payout: payouts, name: astrologers.name, changedAt: bankAccounts.changedAt })
      .from(payouts)
      .innerJoin(astrologers, eq(astrologers.id, payouts.astrologerId))
      .innerJoin(bankAccounts, eq(bankAccounts.astrologerId, payouts.astrologerId))
      .where(eq(payouts.runId, runId))
      .orderBy(payouts.id)
    if (lines.length === 0) throw new DomainError('payout_refused', 'Nobody is left on this list. Discard it.')
    const balances = await lockBalances(
      tx,
      lines.map(({ payout }) => payout.astrologerId),
    )
    const outdated = lines.filter(
      ({ payout, changedAt }) =>
        changedAt > run.preparedAt || (balances.get(astrologerAccount(payout.astrologerId)) ?? 0) < payout.earnedPaise,
    )
    if (outdated.length > 0) throw new DomainError('payout_refused', outdatedText(outdated.map(({ name }) => name)))
    await tx.update(payoutRuns).set({ approvedAt: now }).where(eq(payoutRuns.id, runId))
    for (const { payout } of lines) {
      const { id, astrologerId, earnedPaise, tdsPaise } = payout
      await post(tx, now, {
        cause: `payout:${id}`,
        kind: 'payout',
        title: `Payout ${runId}`,
        lines: [
          { account: astrologerAccount(astrologerId), paise: -earnedPaise },
          { account: PLATFORM.payouts, paise: earnedPaise - tdsPaise },
          { account: PLATFORM.tds, paise: tdsPaise },
        ],
      })
    }
  })

/** In the order of the accounts, as journals lock them; so a refund waits and cannot change what was checked. */
async function lockBalances(tx: Db, astrologerIds: readonly number[]): Promise<Map<string, number>> {
  const rows = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, astrologerIds.map(astrologerAccount)))
    .orderBy(asc(accounts.id))
    .for('update')
  return new Map(rows.map(({ id, balancePaise }) => [id, balancePaise]))
}

const MAX_NAMES = 5

function outdatedText(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMES).join(', ')
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
  return `Earnings fell or a bank account changed after this list was prepared: ${named}${more}. Leave them out, or discard the list and prepare it again.`
}
