import { z } from 'zod'
import { entity } from '../named.ts'
import { Id, IsoDateTime, Rupees } from '../scalars.ts'
import { PaymentRefund, PaymentStatus } from './payments.ts'

export const RechargeAmount = entity('RechargeAmount', {
  id: Id,
  amount: Rupees,
  bonus: Rupees,
  total: Rupees,
  label: z.string().nullable(),
  is_popular: z.boolean(),
})

export const WalletReview = entity('WalletReview', {
  id: Id,
  user_name: z.string(),
  rating: z.number(),
  comment: z.string(),
  created_at: IsoDateTime,
})

export const WalletRecharge = entity('WalletRecharge', {
  txn_id: z.string(),
  amount: Rupees,
  bonus: Rupees,
  gst: Rupees,
  payable: Rupees,
  coupon: z.string().nullable(),
  status: PaymentStatus,
})

export const WalletActivity = entity(
  'WalletActivity',
  {
    id: z.string(),
    kind: z.enum(['recharge', 'consultation', 'tip', 'refund', 'other']),
    title: z.string(),
    amount: Rupees.describe('Negative for a debit.'),
    balance: Rupees.nullable().describe('The balance afterwards; null when no money moved.'),
    status: PaymentStatus,
    txn_id: z.string().nullable(),
    consultation_id: Id.nullable(),
    created_at: IsoDateTime,
    reason: z.string().optional().describe('The reason for a refund, as a sentence to show.'),
  },
  'One wallet activity; all minutes of a consultation are one entry, and so are all its refunds.',
)

export const WalletReceipt = entity('WalletReceipt', {
  number: z.string().nullable().describe('Null until the payment has succeeded.'),
  txn_id: z.string(),
  status: PaymentStatus,
  paid_at: IsoDateTime.nullable(),
  refund: PaymentRefund.optional(),
})

export const RechargeDetails = entity('RechargeDetails', {
  amount: Rupees,
  bonus: Rupees,
  gst_percent: z.number(),
  gst: Rupees,
  discount: Rupees,
  payable: Rupees,
  coupon: z.string().nullable(),
  receipt: WalletReceipt.optional().describe('Present when `txn_id` selected one recharge.'),
  activity: z.array(WalletActivity).optional().describe('Present with `activity_limit`; newest first.'),
})

export const Coupon = entity('Coupon', {
  code: z.string(),
  title: z.string(),
  description: z.string(),
  discount_type: z.enum(['flat', 'percent']),
  discount: z.number(),
  max_discount: Rupees.nullable(),
  min_amount: Rupees,
  valid_until: IsoDateTime.nullable(),
  is_applicable: z.boolean(),
  discount_amount: Rupees,
})
