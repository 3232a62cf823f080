import type { Db } from '@tarapath/backend/database'
import { DomainError } from '@tarapath/backend/errors'
import { findRun, listPayouts, stateOf } from '@tarapath/backend/payouts'
import { csvReply, rupeesText } from '../csv-reply.ts'
import { readAll } from '../read-all.ts'

/** One NEFT transfer a line, without what the bank has returned. */
export async function bankFile(db: Db, runId: number): Promise<Response> {
  const { run } = await findRun(db, runId)
  if (stateOf(run) === 'prepared') throw new DomainError('payout_refused', 'This list has not been approved.')
  const listed = await readAll(db, (snapshot, piece) => listPayouts(snapshot, runId, piece))
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
