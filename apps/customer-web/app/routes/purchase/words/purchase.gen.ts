// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PurchaseWords {
  title: string
  checking: string
  confirming: string
  stillConfirming: string
  canClose: string
  pending: string
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
  canClose: "You can close this page; we confirm the payment without it.",
  pending: "Payment pending",
  pendingHint: "PhonePe has not confirmed it yet. Most payments are confirmed within 10 minutes. If yours fails, the money is refunded to your account in 3 to 5 working days.",
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
