import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments } from './tables.ts'
import type { CouponHistory } from './coupons.ts'

/** The coupons of paid recharges and of recharges whose payment is pending. */
export async function couponHistory(db: Db, customerId: number): Promise<CouponHistory> {
  const rows = await db
    .selectDistinct({ coupon: payments.coupon, status: payments.status })
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.kind, 'recharge'),
        inArray(payments.status, ['pending', 'success']),
      ),
    )
  return {
    usedCodes: new Set(rows.flatMap(({ coupon }) => coupon ?? [])),
    hasRecharged: rows.some(({ status }) => status === 'success'),
  }
}
