import type { PaymentState } from '@tarapath/api-client/types'

/** The delays between polls of a payment, in milliseconds. They last two minutes together. */
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

/** The view after a poll. `payment` is null when the request failed. */
export function viewAfterPoll(payment: PaymentState | null, pollCount: number): PaymentView {
  if (payment && isSettled(payment)) return { name: 'settled', payment }
  return pollCount < POLL_DELAYS_MS.length
    ? { name: 'checking', isRepeated: pollCount > 0 }
    : { name: 'pending', payment }
}
