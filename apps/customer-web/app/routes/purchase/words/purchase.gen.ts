// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PurchaseWords {
  title: string
  checking: string
  confirming: string
  stillConfirming: string
  notReached: string
  paymentOf(values: { amount: string | number }): string
  canClose: string
  pending: string
  notConfirmed: string
  sumNotConfirmed(values: { amount: string | number }): string
  statusNotLoaded: string
  pendingHint: string
  checkStatus: string
  failed: string
  notCompleted: string
  refundHint: string
  refunded: string
  reference(values: { txnId: string | number }): string
  help: string
  notFound: string
  notFoundHint: string
  signInToSee: string
  progress: string
  started: string
  phonePeConfirms: string
  done: string
}

const english: PurchaseWords = {
  title: "Payment",
  checking: "Checking your payment",
  confirming: "Confirming with PhonePe…",
  stillConfirming: "Still confirming with PhonePe…",
  notReached: "No answer from Tarapath. Check your internet connection. Checking again…",
  paymentOf: (d) => "Payment of " + d.amount,
  canClose: "You can close this page; we confirm the payment without it.",
  pending: "Payment pending",
  notConfirmed: "PhonePe has not confirmed it yet.",
  sumNotConfirmed: (d) => "PhonePe has not confirmed your payment of " + d.amount + " yet.",
  statusNotLoaded: "Could not get the status from PhonePe.",
  pendingHint: "Most payments are confirmed within 10 minutes. If yours fails, the money is refunded to your account in 3 to 5 working days.",
  checkStatus: "Check status",
  failed: "Payment failed",
  notCompleted: "PhonePe did not complete the payment.",
  refundHint: "If money left your account, it is refunded in 3 to 5 working days.",
  refunded: "Payment refunded",
  reference: (d) => "Reference " + d.txnId + ".",
  help: "Problem with this payment?",
  notFound: "Payment not found",
  notFoundHint: "Check the link.",
  signInToSee: "Sign in to see your payment.",
  progress: "Your payment",
  started: "Payment started",
  phonePeConfirms: "PhonePe confirms",
  done: "Done"
}

export const purchaseWords: () => PurchaseWords = catalogue(english)
