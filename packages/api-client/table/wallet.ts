import { z } from 'zod'
import { Coupon, RechargeAmount, RechargeDetails, WalletRecharge, WalletReview } from './entities/wallet.ts'
import { DetailError, FieldErrors } from './errors.ts'
import { page, Paginated } from './pagination.ts'
import { get, group, post } from './row.ts'
import { Amount, Count, IsoDateTime, Word } from './scalars.ts'

export const wallet = group('wallet', {
  listRechargeAmounts: get('/api/v1/user/loadamounts/', {
    summary: 'Amounts offered for a recharge.',
    auth: 'optional',
    response: z.array(RechargeAmount),
  }),

  listWalletReviews: get('/api/v1/user/wallet-reviews/', {
    summary: 'What customers say beside the wallet, page by page.',
    auth: 'optional',
    query: z.object(page),
    response: Paginated(WalletReview),
  }),

  rechargeWallet: post('/api/v1/user/wallet/recharge/', {
    summary: 'Begins a recharge; no money has moved yet.',
    auth: 'required',
    body: z.object({ amount: Amount, coupon_code: Word.optional() }),
    status: 201,
    response: WalletRecharge,
    errors: [FieldErrors],
    idempotencyKey: true,
    notes: 'The `txn_id` of the reply goes to `initiatePhonePePayment`.',
  }),

  getRechargeDetails: get('/api/v1/user/wallet/recharge_details/', {
    summary: 'What a recharge of this amount would cost, with tax, bonus and coupon.',
    auth: 'required',
    query: z.object({
      amount: Amount,
      coupon_code: Word.optional(),
      txn_id: Word.optional(),
      activity_limit: Count.optional(),
      activity_before: IsoDateTime.optional(),
    }),
    response: RechargeDetails,
    notes:
      'Our own choice: `txn_id` answers an earlier recharge with its receipt in place of a quote, `activity_limit` adds what happened in the wallet, and `activity_before` (the `created_at` of the last entry shown) the page after it.',
  }),

  checkCoupon: post('/api/v2/coupon_management/get_coupon/', {
    summary: 'The coupons there are, or one by its code, for an amount.',
    auth: 'required',
    body: z.object({ code: Word.optional(), amount: Amount.optional() }).optional(),
    response: z.array(Coupon),
    errors: [DetailError],
    retry: 'idempotent',
    notes: 'Changes nothing on the server, so it is repeated like a read.',
  }),
})
