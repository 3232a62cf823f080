import { z } from 'zod'
import { entity, named } from '../named.ts'
import { Id, IsoDateTime, Rupees } from '../scalars.ts'

export const PaymentStatus = named('PaymentStatus', z.enum(['created', 'pending', 'success', 'failed', 'refunded']))

export const PaymentRefund = entity(
  'PaymentRefund',
  {
    amount: Rupees,
    completed_at: IsoDateTime.nullable(),
    message: z
      .string()
      .optional()
      .describe('A sentence for the payer, where the gateway refused it: that it failed, or how it was paid instead.'),
  },
  'A refund to the payer; `completed_at` is null until it is complete.',
)

export const PaymentRedirect = entity('PaymentRedirect', {
  txn_id: z.string(),
  redirect_url: z.string(),
  method: z.enum(['GET', 'POST']),
  expires_at: IsoDateTime,
})

export const PaymentState = entity('PaymentState', {
  txn_id: z.string(),
  status: PaymentStatus,
  amount: Rupees,
  balance: Rupees,
  message: z.string().nullable(),
  completed_at: IsoDateTime.nullable(),
})

export const TipAmount = entity('TipAmount', {
  id: Id,
  amount: Rupees,
  label: z.string().nullable(),
  icon: z.string().nullable(),
})

export const TipReceipt = entity('TipReceipt', {
  id: Id,
  amount: Rupees,
  balance: Rupees,
  consultant_id: Id.nullable(),
  created_at: IsoDateTime,
})

export const OrderPlaceCheck = entity('OrderPlaceCheck', {
  can_place: z.boolean().describe('The wallet balance covers it.'),
  balance: Rupees,
  required: Rupees,
  shortfall: Rupees,
  detail: z.string().nullable(),
})
