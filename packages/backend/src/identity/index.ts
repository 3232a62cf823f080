export { anonymiseCustomer } from './anonymise-customer.ts'
export { codeMessage } from './code-message.ts'
export { type TokenOwner, createTokenLookup } from './create-token-lookup.ts'
export { findOrCreateCustomer } from './find-or-create-customer.ts'
export { lockAccount } from './lock-account.ts'
export { CODE_LIFETIME_SECONDS, RESEND_SECONDS, deleteExpiredCodes, issueCode } from './one-time-code.ts'
export { isPhoneNumber, phoneNumber } from './phone-number.ts'
export {
  type TokenPair,
  deleteExpiredTokens,
  renewAccessToken,
  rotateRefreshToken,
  signIn,
  signOut,
  signOutEverywhere,
} from './sign-in.ts'
export { type Customer, accessTokens, customers, refreshTokens } from './tables.ts'
export { updateCustomer } from './update-customer.ts'
export { consumeVerificationToken, issueVerificationToken } from './verification-token.ts'
export { requestCode, verifyCode } from './verify-code.ts'
