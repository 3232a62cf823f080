// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { newKey } from '../client/new-key.ts'
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
 * Amounts offered for a recharge.
 *
 * `GET /api/v1/user/loadamounts/`. Carries the token when there is a session.
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

/** What `listWalletReviews` takes. */
export interface ListWalletReviewsInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * What customers say beside the wallet, page by page.
 *
 * `GET /api/v1/user/wallet-reviews/`. Carries the token when there is a session.
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

/** What `rechargeWallet` takes. */
export interface RechargeWalletBody {
  amount: Rupees
  coupon_code?: string | undefined
}

/**
 * Begins a recharge; no money has moved yet.
 *
 * The `txn_id` of the reply goes to `initiatePhonePePayment`.
 *
 * `POST /api/v1/user/wallet/recharge/`. Needs a session. Refusals: `FieldErrors`.
 */
export function rechargeWallet(
  client: Client,
  body: RechargeWalletBody,
  options?: CallOptions,
): Promise<WalletRecharge> {
  return client.call(
    { name: 'rechargeWallet', method: 'POST', path: '/api/v1/user/wallet/recharge/', auth: 'required', newKey: newKey },
    options,
    undefined,
    body,
  )
}

/** What `getRechargeDetails` takes. */
export interface GetRechargeDetailsInput {
  amount: Rupees
  coupon_code?: string | undefined
  txn_id?: string | undefined
  activity_limit?: number | undefined
  activity_before?: IsoDateTime | undefined
}

/**
 * What a recharge of this amount would cost, with tax, bonus and coupon.
 *
 * Our own choice: `txn_id` answers an earlier recharge with its receipt in place of a quote, `activity_limit`
 * adds what happened in the wallet, and `activity_before` (the `created_at` of the last entry shown) the page
 * after it.
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

/** What `checkCoupon` takes. */
export interface CheckCouponBody {
  code?: string | undefined
  amount?: Rupees | undefined
}

/**
 * The coupons there are, or one by its code, for an amount.
 *
 * Changes nothing on the server, so it is repeated like a read.
 *
 * `POST /api/v2/coupon_management/get_coupon/`. Needs a session. Refusals: `DetailError`.
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
