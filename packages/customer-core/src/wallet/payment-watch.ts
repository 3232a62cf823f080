import type { PaymentState } from '@tarapath/api-client/types'
import { POLL_DELAYS_MS } from './payment-delays.ts'

export type PaymentView =
  /** `payment` is null before the first reply, and where a poll failed. */
  | { name: 'checking'; isRepeated: boolean; payment: PaymentState | null }
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
    ? { name: 'checking', isRepeated: pollCount > 0, payment }
    : { name: 'pending', payment }
}
