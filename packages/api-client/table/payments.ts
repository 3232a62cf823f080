import { z } from 'zod'
import { OrderPlaceCheck, PaymentRedirect, PaymentState, TipAmount, TipReceipt } from './entities/payments.ts'
import { DetailError, InsufficientBalanceError } from './errors.ts'
import { spec } from './named.ts'
import { get, group, post } from './row.ts'
import { Amount, Id, ShortText } from './scalars.ts'

export const payments = group('payments', {
  initiatePhonePePayment: post('/api/v1/payments/phonepe/initiate-transaction/', {
    summary: 'Returns the payment page of a recharge.',
    auth: 'required',
    body: z.object({ txn_id: spec(ShortText), path: spec(z.string().max(500).default('/wallet/payment')) }),
    response: PaymentRedirect,
    errors: [DetailError],
    idempotencyKey: true,
    notes: '`path` is where the customer returns to: a path of this site, never another origin.',
  }),

  getPhonePeStatus: post('/api/v1/payments/phonepe/transaction/status/', {
    summary: 'The status of a payment.',
    auth: 'required',
    body: z.object({ txn_id: spec(ShortText) }),
    response: PaymentState,
    retry: 'idempotent',
    notes: 'Polled after the customer returns from the payment page.',
  }),

  listTipAmounts: get('/api/v1/payments/tip-amount/', {
    summary: 'Suggested tip amounts.',
    auth: 'optional',
    response: z.array(TipAmount),
  }),

  sendTip: post('/api/v1/payments/tip-amount/{amount}/send-tip-amount/', {
    summary: 'Tips an astrologer from the wallet.',
    auth: 'required',
    params: { amount: spec(Amount) },
    body: z.object({
      tip_amount: spec(Amount),
      consultant_id: Id.optional(),
      live_stream_id: Id.optional(),
    }),
    bodyFromPath: { tip_amount: 'amount' },
    status: 201,
    response: TipReceipt,
    errors: [InsufficientBalanceError, DetailError],
    idempotencyKey: true,
    notes: 'Pass the amount once; the client writes it into the path and into `tip_amount`.',
  }),

  checkOrderPlacement: get('/api/v1/astromall/order-place-checker/', {
    summary: 'Whether the wallet balance covers an order of this amount.',
    auth: 'required',
    query: z.object({ amount: spec(Amount) }),
    response: OrderPlaceCheck,
    notes: 'It does not block an order: orders are paid on the page of `initiateCoursePayment`, not from the wallet.',
  }),
})
