import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, notFound } from '../errors.ts'
import { payoutRuns, type PayoutRun } from './tables.ts'

export type RunState = 'prepared' | 'approved' | 'paid'

export const stateOf = ({ approvedAt, paidAt }: PayoutRun): RunState =>
  paidAt !== null ? 'paid' : approvedAt !== null ? 'approved' : 'prepared'

const REFUSALS: Record<RunState, string> = {
  prepared: 'This list has not been approved.',
  approved: 'This list has already been approved.',
  paid: 'This list has already been paid.',
}

/** Locks the run until the transaction ends, and refuses one in another state. */
export async function lockRun(tx: Db, runId: number, ...expected: RunState[]): Promise<PayoutRun> {
  const [run] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, runId)).for('update')
  if (!run) throw notFound('There is no such list.')
  const state = stateOf(run)
  if (!expected.includes(state)) throw new DomainError('payout_refused', REFUSALS[state])
  return run
}
