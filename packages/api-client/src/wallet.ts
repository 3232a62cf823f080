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
