export { MAX_RECHARGE_RUPEES, MIN_RECHARGE_RUPEES } from './recharge-limits.ts'
export {
  listRechargeAmounts,
  listWalletReviews,
  rechargeWallet,
  getRechargeDetails,
  checkCoupon,
  type ListWalletReviewsInput,
  type RechargeWalletBody,
  type GetRechargeDetailsInput,
  type CheckCouponBody,
} from './generated/wallet.gen.ts'
