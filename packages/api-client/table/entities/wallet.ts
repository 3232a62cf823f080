import { z } from 'zod'
import { entity } from '../named.ts'
import { Id, IsoDateTime, Rupees } from '../scalars.ts'
import { PaymentStatus } from './payments.ts'

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

export const RechargeDetails = entity('RechargeDetails', {
  amount: Rupees,
  bonus: Rupees,
  gst_percent: z.number(),
  gst: Rupees,
  discount: Rupees,
  payable: Rupees,
  coupon: z.string().nullable(),
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
