import { z } from 'zod'
import { Coupon, RechargeAmount, RechargeDetails, WalletRecharge, WalletReview } from './entities/wallet.ts'
import { DetailError, FieldErrors } from './errors.ts'
import { page, Paginated } from './pagination.ts'
import { get, group, post } from './row.ts'
import { Amount, Count, IsoDateTime, ShortText } from './scalars.ts'

export const wallet = group('wallet', {
  listRechargeAmounts: get('/api/v1/user/loadamounts/', {
    summary: 'Suggested recharge amounts.',
    auth: 'optional',
    response: z.array(RechargeAmount),
  }),

  listWalletReviews: get('/api/v1/user/wallet-reviews/', {
    summary: 'Customer reviews shown with the wallet, paginated.',
    auth: 'optional',
    query: z.object(page),
    response: Paginated(WalletReview),
  }),

  rechargeWallet: post('/api/v1/user/wallet/recharge/', {
    summary: 'Creates a recharge; no money has moved yet.',
    auth: 'required',
    body: z.object({ amount: Amount, coupon_code: ShortText.optional() }),
    status: 201,
    response: WalletRecharge,
    errors: [FieldErrors],
    idempotencyKey: true,
    notes: 'Pass the `txn_id` of the reply to `initiatePhonePePayment`.',
  }),

  getRechargeDetails: get('/api/v1/user/wallet/recharge_details/', {
    summary: 'The price of a recharge of this amount, with tax, bonus and coupon.',
    auth: 'required',
    query: z.object({
      amount: Amount,
      coupon_code: ShortText.optional(),
      txn_id: ShortText.optional(),
      activity_limit: Count.optional(),
      activity_before: IsoDateTime.optional(),
    }),
    response: RechargeDetails,
    notes:
      'Our own choice: `txn_id` returns an earlier recharge with its receipt instead of a quote, `activity_limit` adds the wallet activity, and `activity_before` (the `created_at` of the last entry shown) the page after it.',
  }),

  checkCoupon: post('/api/v2/coupon_management/get_coupon/', {
    summary: 'All coupons, or one by its code, for an amount.',
    auth: 'required',
    body: z.object({ code: ShortText.optional(), amount: Amount.optional() }).optional(),
    response: z.array(Coupon),
    errors: [DetailError],
    retry: 'idempotent',
    notes: 'Changes nothing on the server, so it is retried like a read.',
  }),
})
