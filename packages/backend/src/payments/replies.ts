import type { Payment, Refund } from './tables.ts'
import { rechargeGstPercent, type GstOn } from '../money/gst.ts'
import type { PayPage } from './pay-page.ts'
import type { RechargeQuote } from './quote.ts'
import { toRupees } from '../money/rupees.ts'
import type { Reply } from '../endpoint/handler.ts'

type Receipt = NonNullable<Reply<'getRechargeDetails'>['receipt']>

export const payPageReply = ({ txnId, url, expiresAt }: PayPage): Reply<'initiatePhonePePayment'> => ({
  txn_id: txnId,
  redirect_url: url,
  method: 'GET',
  expires_at: expiresAt.toISOString(),
})

export const quoteReply = (quote: RechargeQuote, gstOn: GstOn): Reply<'getRechargeDetails'> => ({
  amount: toRupees(quote.amountPaise),
  bonus: toRupees(quote.bonusPaise),
  gst_percent: rechargeGstPercent(gstOn),
  gst: toRupees(quote.gstPaise),
  discount: toRupees(quote.discountPaise),
  payable: toRupees(quote.payablePaise),
  coupon: quote.coupon,
})

export const receiptReply = (
  { txnId, status, receiptNumber, completedAt, message }: Payment,
  refund: Refund | null,
): Receipt => ({
  // GST rules allow at most 16 characters in an invoice number.
  number: receiptNumber === null ? null : `TPR-${receiptNumber}`,
  txn_id: txnId,
  status,
  paid_at: receiptNumber === null ? null : (completedAt?.toISOString() ?? null),
  ...(refund && { refund: refundReply(refund, message) }),
})

/** The message of the payment is about its refund. It is sent where the gateway did not refund it. */
export const refundReply = (
  { amountPaise, completedAt, refusedAt, manualReference }: Refund,
  message: string | null,
): NonNullable<Receipt['refund']> => ({
  amount: toRupees(amountPaise),
  completed_at: completedAt?.toISOString() ?? null,
  ...((refusedAt || manualReference) && message && { message }),
})
