// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { createIdempotencyKey } from '../client/create-idempotency-key.ts'
import type {
  Coupon,
  IsoDateTime,
  Paginated,
  RechargeAmount,
  RechargeDetails,
  Rupees,
  WalletRecharge,
  WalletReview,
} from './types.gen.ts'

/**
 * Suggested recharge amounts.
 *
 * `GET /api/v1/user/loadamounts/`. Sends the token when there is a session.
 */
export function listRechargeAmounts(
  client: Client,
  options?: CallOptions,
): Promise<RechargeAmount[]> {
  return client.call(
    { name: 'listRechargeAmounts', method: 'GET', path: '/api/v1/user/loadamounts/', auth: 'optional' },
    options,
  )
}

/** Input of `listWalletReviews`. */
export interface ListWalletReviewsInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Customer reviews shown with the wallet, paginated.
 *
 * `GET /api/v1/user/wallet-reviews/`. Sends the token when there is a session.
 */
export function listWalletReviews(
  client: Client,
  input?: ListWalletReviewsInput,
  options?: CallOptions,
): Promise<Paginated<WalletReview>> {
  return client.call(
    { name: 'listWalletReviews', method: 'GET', path: '/api/v1/user/wallet-reviews/', auth: 'optional' },
    options,
    input,
  )
}

/** Body of `rechargeWallet`. */
export interface RechargeWalletBody {
  amount: Rupees
  coupon_code?: string | undefined
}

/**
 * Creates a recharge; no money has moved yet.
 *
 * Pass the `txn_id` of the reply to `initiatePhonePePayment`.
 *
 * `POST /api/v1/user/wallet/recharge/`. Needs a session. Errors: `FieldErrors`.
 */
export function rechargeWallet(
  client: Client,
  body: RechargeWalletBody,
  options?: CallOptions,
): Promise<WalletRecharge> {
  return client.call(
    { name: 'rechargeWallet', method: 'POST', path: '/api/v1/user/wallet/recharge/', auth: 'required', createKey: createIdempotencyKey },
    options,
    undefined,
    body,
  )
}

/** Input of `getRechargeDetails`. */
export interface GetRechargeDetailsInput {
  amount: Rupees
  coupon_code?: string | undefined
  txn_id?: string | undefined
  activity_limit?: number | undefined
  activity_before?: IsoDateTime | undefined
}

/**
 * The price of a recharge of this amount, with tax, bonus and coupon.
 *
 * Our own choice: `txn_id` returns an earlier recharge with its receipt instead of a quote, `activity_limit`
 * adds the wallet activity, and `activity_before` (the `created_at` of the last entry shown) the page after it.
 *
 * `GET /api/v1/user/wallet/recharge_details/`. Needs a session.
 */
export function getRechargeDetails(
  client: Client,
  input: GetRechargeDetailsInput,
  options?: CallOptions,
): Promise<RechargeDetails> {
  return client.call(
    { name: 'getRechargeDetails', method: 'GET', path: '/api/v1/user/wallet/recharge_details/', auth: 'required' },
    options,
    input,
  )
}

/** Body of `checkCoupon`. */
export interface CheckCouponBody {
  code?: string | undefined
  amount?: Rupees | undefined
}

/**
 * All coupons, or one by its code, for an amount.
 *
 * Changes nothing on the server, so it is retried like a read.
 *
 * `POST /api/v2/coupon_management/get_coupon/`. Needs a session. Errors: `DetailError`.
 */
export function checkCoupon(
  client: Client,
  body?: CheckCouponBody,
  options?: CallOptions,
): Promise<Coupon[]> {
  return client.call(
    { name: 'checkCoupon', method: 'POST', path: '/api/v2/coupon_management/get_coupon/', auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )
}
