import type { Payment, Refund } from './tables.ts'
import { rechargeGstPercent, type GstOn } from '../money/gst.ts'
import type { PayPage } from './pay-page.ts'
import type { Quote } from './quote.ts'
import { toRupees } from '../money/rupees.ts'
import type { Reply } from '../endpoint/handler.ts'

type Receipt = NonNullable<Reply<'getRechargeDetails'>['receipt']>

export const payPageReply = ({ txnId, url, expiresAt }: PayPage): Reply<'initiatePhonePePayment'> => ({
  txn_id: txnId,
  redirect_url: url,
  method: 'GET',
  expires_at: expiresAt.toISOString(),
})

/** What a recharge is made of. */
export const splitReply = (split: Quote, gstOn: GstOn): Reply<'getRechargeDetails'> => ({
  amount: toRupees(split.amountPaise),
  bonus: toRupees(split.bonusPaise),
  gst_percent: rechargeGstPercent(gstOn),
  gst: toRupees(split.gstPaise),
  discount: toRupees(split.discountPaise),
  payable: toRupees(split.payablePaise),
  coupon: split.coupon,
})

export const receiptReply = (
  { txnId, status, receiptNumber, completedAt }: Payment,
  refund: Refund | null,
): Receipt => ({
  // A tax receipt's number has 16 characters at most.
  number: receiptNumber === null ? null : `TPR-${receiptNumber}`,
  txn_id: txnId,
  status,
  paid_at: receiptNumber === null ? null : (completedAt?.toISOString() ?? null),
  ...(refund && { refund: refundReply(refund) }),
})

export const refundReply = ({ amountPaise, completedAt }: Refund): NonNullable<Receipt['refund']> => ({
  amount: toRupees(amountPaise),
  completed_at: completedAt?.toISOString() ?? null,
})
