import type { PaymentState } from '@tarapath/api-client/types'
import { POLL_DELAYS_MS } from './payment-delays.ts'

/** What the API says of a payment: of a recharge, an order or a course. */
export interface WatchedPayment {
  status: PaymentState['status']
}

export type PaymentView<Payment extends WatchedPayment = PaymentState> =
  /** `payment` is null before the first reply, and where a poll failed. */
  | { name: 'checking'; isRepeated: boolean; payment: Payment | null }
  | { name: 'settled'; payment: Payment }
  | { name: 'pending'; payment: Payment | null }
  | { name: 'unknown' }

export function isSettled({ status }: WatchedPayment): boolean {
  return status === 'success' || status === 'failed' || status === 'refunded'
}

/** The view after a poll. `payment` is null when the request failed. */
export function viewAfterPoll<Payment extends WatchedPayment>(
  payment: Payment | null,
  pollCount: number,
): PaymentView<Payment> {
  if (payment && isSettled(payment)) return { name: 'settled', payment }
  return pollCount < POLL_DELAYS_MS.length
    ? { name: 'checking', isRepeated: pollCount > 0, payment }
    : { name: 'pending', payment }
}
