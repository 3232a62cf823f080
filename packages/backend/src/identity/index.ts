export { anonymiseCustomer } from './anonymise-customer.ts'
export { codeMessage } from './code-message.ts'
export { type SignedInCustomer, type TokenFailure, type TokenOwner, createTokenLookup } from './create-token-lookup.ts'
export { changePhone } from './change-phone.ts'
export { blockCustomer, findCustomerByPhone, refuseBlocked, unblockCustomer } from './block-customer.ts'
export { findOrCreateCustomer } from './find-or-create-customer.ts'
export { createIdentityJobs } from './jobs.ts'
export { lockAccount } from './lock-account.ts'
export { networkHmacOf } from './known-networks.ts'
export { RESEND_SECONDS, issueCode, markNotSent } from './one-time-code.ts'
export { isPhoneCountry, isPhoneNumber, phoneNumber, signInNumber } from './phone-number.ts'
export {
  type TokenPair,
  endOtherSignIns,
  listSignIns,
  renewAccessToken,
  rotateRefreshToken,
  signIn,
  signOut,
  signOutDeleted,
} from './sign-in.ts'
export {
  type Audience,
  type Customer,
  accessTokens,
  customers,
  formerNumbers,
  otpChallenges,
  refreshTokens,
  signIns,
} from './tables.ts'
export { updateCustomer } from './update-customer.ts'
export { consumeVerificationToken, issueVerificationToken } from './verification-token.ts'
export { requestCode, verifyCode } from './verify-code.ts'
