import { eq } from 'drizzle-orm'
import type { Reply } from '../calls/call.ts'
import type { Db } from '../database/db.ts'
import { refunds, type Payment } from '../database/schema/index.ts'
import { rechargeGstPercent, type GstOn } from './gst.ts'
import { toRupees } from './rupees.ts'

/** A recharge as it was agreed, with its receipt once it is paid. */
export async function receiptOf(db: Db, recharge: Payment, gstOn: GstOn): Promise<Reply<'getRechargeDetails'>> {
  const { txnId, status, receiptNumber, completedAt } = recharge
  const [refund] = await db.select().from(refunds).where(eq(refunds.txnId, txnId))
  return {
    ...splitOf(recharge, gstOn),
    receipt: {
      // A tax receipt's number has 16 characters at most.
      number: receiptNumber === null ? null : `TPR-${receiptNumber}`,
      txn_id: txnId,
      status,
      paid_at: receiptNumber === null ? null : (completedAt?.toISOString() ?? null),
      ...(refund && {
        refund: { amount: toRupees(refund.amountPaise), completed_at: refund.completedAt?.toISOString() ?? null },
      }),
    },
  }
}

type Split = Pick<Payment, 'amountPaise' | 'bonusPaise' | 'discountPaise' | 'gstPaise' | 'payablePaise' | 'coupon'>

/** The split of a recharge as the wire has it. */
export const splitOf = (split: Split, gstOn: GstOn) => ({
  amount: toRupees(split.amountPaise),
  bonus: toRupees(split.bonusPaise),
  gst_percent: rechargeGstPercent(gstOn),
  gst: toRupees(split.gstPaise),
  discount: toRupees(split.discountPaise),
  payable: toRupees(split.payablePaise),
  coupon: split.coupon,
})
