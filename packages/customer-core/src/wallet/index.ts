export { LOW_SECONDS, LowBalance } from './low-balance.tsx'
export { usePayment, type OpenPayPage } from './use-payment.ts'
export { usePaymentWatch } from './use-payment-watch.ts'
export { useQuote, type Quote } from './use-quote.ts'

/** For `lazy`: recharges the wallet during a chat or a call. */
export const loadRechargePanel = () => import('./recharge-panel.tsx')
