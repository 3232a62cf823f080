// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { newKey } from '../client/new-key.ts'
import type {
  Id,
  OrderPlaceCheck,
  PaymentRedirect,
  PaymentState,
  Rupees,
  TipAmount,
  TipReceipt,
} from './types.gen.ts'

/** What `initiatePhonePePayment` takes. */
export interface InitiatePhonePePaymentBody {
  txn_id: string
  path?: string | undefined
}

/**
 * Answers the page on which a recharge is paid.
 *
 * `path` is where the customer comes back to: a path of this site, never another origin.
 *
 * `POST /api/v1/payments/phonepe/initiate-transaction/`. Needs a session. Refusals: `DetailError`.
 */
export function initiatePhonePePayment(
  client: Client,
  body: InitiatePhonePePaymentBody,
  options?: CallOptions,
): Promise<PaymentRedirect> {
  return client.call(
    { name: 'initiatePhonePePayment', method: 'POST', path: '/api/v1/payments/phonepe/initiate-transaction/', auth: 'required', newKey: newKey },
    options,
    undefined,
    { path: '/wallet/payment', ...body },
  )
}

/**
 * How a payment stands.
 *
 * Polled after the customer comes back from the payment page.
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
 * Amounts offered for a tip.
 *
 * `GET /api/v1/payments/tip-amount/`. Carries the token when there is a session.
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

/** What `sendTip` takes. */
export interface SendTipBody {
  consultant_id?: Id | undefined
  live_stream_id?: Id | undefined
}

/**
 * Tips an astrologer from the wallet.
 *
 * The amount is given once; the client writes it into the path and into `tip_amount`.
 *
 * `POST /api/v1/payments/tip-amount/{amount}/send-tip-amount/`. Needs a session. Refusals:
 * `InsufficientBalanceError`, `DetailError`.
 */
export function sendTip(
  client: Client,
  input: { amount: Rupees },
  body?: SendTipBody,
  options?: CallOptions,
): Promise<TipReceipt> {
  return client.call(
    { name: 'sendTip', method: 'POST', path: '/api/v1/payments/tip-amount/{amount}/send-tip-amount/', auth: 'required', newKey: newKey },
    options,
    input,
    { ...body, tip_amount: input.amount },
  )
}

/**
 * Whether the wallet covers an order of this amount.
 *
 * It holds no order up: things are paid past the wallet, on the page of `initiateCoursePayment`.
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
