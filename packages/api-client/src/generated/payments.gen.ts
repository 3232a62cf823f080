// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { createIdempotencyKey } from '../client/create-idempotency-key.ts'
import type {
  Id,
  OrderPlaceCheck,
  PaymentRedirect,
  PaymentState,
  Rupees,
  TipAmount,
  TipReceipt,
} from './types.gen.ts'

/** Body of `initiatePhonePePayment`. */
export interface InitiatePhonePePaymentBody {
  txn_id: string
  path?: string | undefined
}

/**
 * Returns the payment page of a recharge.
 *
 * `path` is where the customer returns to: a path of this site, never another origin.
 *
 * `POST /api/v1/payments/phonepe/initiate-transaction/`. Needs a session. Errors: `DetailError`.
 */
export function initiatePhonePePayment(
  client: Client,
  body: InitiatePhonePePaymentBody,
  options?: CallOptions,
): Promise<PaymentRedirect> {
  return client.call(
    { name: 'initiatePhonePePayment', method: 'POST', path: '/api/v1/payments/phonepe/initiate-transaction/', auth: 'required', createKey: createIdempotencyKey },
    options,
    undefined,
    { path: '/wallet/payment', ...body },
  )
}

/**
 * The status of a payment.
 *
 * Polled after the customer returns from the payment page.
 *
 * `POST /api/v1/payments/phonepe/transaction/status/`. Needs a session.
 */
export function getPhonePeStatus(
  client: Client,
  body: { txn_id: string },
  options?: CallOptions,
): Promise<PaymentState> {
  return client.call(
    { name: 'getPhonePeStatus', method: 'POST', path: '/api/v1/payments/phonepe/transaction/status/', auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )
}

/**
 * Suggested tip amounts.
 *
 * `GET /api/v1/payments/tip-amount/`. Sends the token when there is a session.
 */
export function listTipAmounts(
  client: Client,
  options?: CallOptions,
): Promise<TipAmount[]> {
  return client.call(
    { name: 'listTipAmounts', method: 'GET', path: '/api/v1/payments/tip-amount/', auth: 'optional' },
    options,
  )
}

/** Body of `sendTip`. */
export interface SendTipBody {
  consultant_id?: Id | undefined
  live_stream_id?: Id | undefined
}

/**
 * Tips an astrologer from the wallet.
 *
 * Pass the amount once; the client writes it into the path and into `tip_amount`.
 *
 * `POST /api/v1/payments/tip-amount/{amount}/send-tip-amount/`. Needs a session. Errors:
 * `InsufficientBalanceError`, `DetailError`.
 */
export function sendTip(
  client: Client,
  input: { amount: Rupees },
  body?: SendTipBody,
  options?: CallOptions,
): Promise<TipReceipt> {
  return client.call(
    { name: 'sendTip', method: 'POST', path: '/api/v1/payments/tip-amount/{amount}/send-tip-amount/', auth: 'required', createKey: createIdempotencyKey },
    options,
    input,
    { ...body, tip_amount: input?.amount },
  )
}

/**
 * Whether the wallet balance covers an order of this amount.
 *
 * It does not block an order: orders are paid on the page of `initiateCoursePayment`, not from the wallet.
 *
 * `GET /api/v1/astromall/order-place-checker/`. Needs a session.
 */
export function checkOrderPlacement(
  client: Client,
  input: { amount: Rupees },
  options?: CallOptions,
): Promise<OrderPlaceCheck> {
  return client.call(
    { name: 'checkOrderPlacement', method: 'GET', path: '/api/v1/astromall/order-place-checker/', auth: 'required' },
    options,
    input,
  )
}
