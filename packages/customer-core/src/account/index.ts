export { AccountArea } from './account-area.tsx'
export { alertsAtom } from './alerts.ts'
export { BALANCE_COPY } from './fetch-profile.ts'
export { createRequestToken } from './create-request-token.ts'
export { customerAtom } from './customer-atom.ts'
export { formatPhone } from './format-phone.ts'
export { isPhoneNumber } from './login-step.ts'
export { forgetCustomer, logOutFully, useLogOut } from './log-out.ts'
export { pathAfterLogin } from './path-after-login.ts'
export {
  balancePaiseAtom,
  favouriteIdsAtom,
  loadProfileAtom,
  paiseLeftAtom,
  profileAtom,
  runningCostPaiseAtom,
  type ProfileState,
} from './profile.ts'
export { SignInPrompt } from './sign-in-prompt.tsx'
export { useSignInFirst } from './use-sign-in-first.ts'
export { useNumberCode } from './use-number-code.ts'
