import type { PaymentState } from '@tarapath/api-client/types'

/** Waits before each next look at the payment, in milliseconds: two minutes in all, then the customer need not stay. */
export const POLL_DELAYS_MS: readonly number[] = [
  2000, 2000, 2000, 5000, 5000, 5000, 10_000, 10_000, 10_000, 20_000, 20_000, 30_000,
]

export type PaymentView =
  | { name: 'checking'; isRepeated: boolean }
  | { name: 'settled'; payment: PaymentState }
  | { name: 'pending'; payment: PaymentState | null }
  | { name: 'unknown' }

export function isSettled({ status }: PaymentState): boolean {
  return status === 'success' || status === 'failed' || status === 'refunded'
}

/** What to show after a look: the answer, or null when the call itself failed. */
export function viewAfterPoll(payment: PaymentState | null, looks: number): PaymentView {
  if (payment && isSettled(payment)) return { name: 'settled', payment }
  return looks < POLL_DELAYS_MS.length ? { name: 'checking', isRepeated: looks > 0 } : { name: 'pending', payment }
}
