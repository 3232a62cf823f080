import type { Db } from '@tarapath/backend/database'
import { DomainError } from '@tarapath/backend/errors'
import { findRun, listPayouts, stateOf } from '@tarapath/backend/payouts'
import { csvReply, rupeesText } from '../csv-reply.ts'

const MAX_ROWS = 50_000

/** One NEFT transfer a line, without what the bank has returned. */
export async function bankFile(db: Db, runId: number): Promise<Response> {
  const { run } = await findRun(db, runId)
  if (stateOf(run) === 'prepared') throw new DomainError('payout_refused', 'This list has not been approved.')
  const listed = await listPayouts(db, runId, { limit: MAX_ROWS, offset: 0 })
  return csvReply(
    `payouts-${runId}.csv`,
    listed
      .filter(({ payout }) => payout.returnedAt === null)
      .map(({ payout }) => ({
        'Transaction type': 'NEFT',
        'Beneficiary name': payout.holder,
        'Beneficiary account number': payout.number,
        IFSC: payout.ifsc,
        Amount: rupeesText(payout.earnedPaise - payout.tdsPaise),
        Reference: `PAYOUT-${payout.id}`,
      })),
    // Banks read the first heading as it is.
    { mark: false },
  )
}
