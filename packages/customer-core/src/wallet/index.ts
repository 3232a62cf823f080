export { usePayment, type OpenPayPage } from './use-payment.ts'
export { usePaymentWatch } from './use-payment-watch.ts'
export { useQuote, type Quote } from './use-quote.ts'
