export { couponHistory } from './coupon-history.ts'
export { couponKind, rechargeAmountKind, tipAmountKind } from './catalogue.ts'
export { type CouponHistory, availableCoupons, couponRefusal, discountPaise, findCoupon } from './coupons.ts'
export { paymentsEndpoints } from './endpoints.ts'
export { failUnopenedPayments } from './fail-unopened-payments.ts'
export { createPaymentJobs } from './jobs.ts'
export { openPayPage } from './pay-page.ts'
export { createPurchase, createRecharge, getPayment } from './payment.ts'
export { quoteRecharge } from './quote.ts'
export { findRefund, refundPart, refundPayment, type RefundedPart } from './refund.ts'
export {
  type RefusedRefund,
  countRefusedRefunds,
  listRefusedRefunds,
  recordManualRefund,
  refundSumPaise,
  retryRefund,
} from './refused-refunds.ts'
export { payPageReply, quoteReply, receiptReply, refundReply } from './replies.ts'
export { createReturnUrl } from './return-path.ts'
export { settlePayment } from './settle-payment.ts'
export { type Coupon, type Payment, type Refund, coupons, payments, refunds, tips } from './tables.ts'
export { addFirstTipAmounts } from './tip-amounts.ts'
