// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PaymentWords {
  title: string
  checking: string
  confirming: string
  stillConfirming: string
  notReached: string
  rechargeOf(values: { amount: string | number }): string
  canClose: string
  pending: string
  pendingAmount(values: { amount: string | number }): string
  statusNotLoaded: string
  pendingHint: string
  reference(values: { txnId: string | number }): string
  help: string
  checkStatus: string
  added(values: { amount: string | number }): string
  balance(values: { amount: string | number }): string
  refunded: string
  failed: string
  notCompleted: string
  failedHint: string
  goToWallet: string
  backToChat: string
  backToAstrologer: string
  continue: string
  findAstrologer: string
  notFound: string
  notFoundHint: string
  yourPayment: string
  signInHint: string
  signInToSee: string
  receipt: string
  receiptNotLoaded: string
  for: string
  email: string
  paidAt: string
  youPaid: string
  referenceLabel: string
  progress: string
  started: string
  phonePeConfirms: string
  inWallet: string
}

const english: PaymentWords = {
  title: "Payment",
  checking: "Checking your payment",
  confirming: "Confirming with PhonePe…",
  stillConfirming: "Still confirming with PhonePe…",
  notReached: "No answer from Tarapath. Check your internet connection. Checking again…",
  rechargeOf: (d) => "Recharge of " + d.amount,
  canClose: "You can close this page; your wallet will update.",
  pending: "Payment pending",
  pendingAmount: (d) => "PhonePe has not confirmed your recharge of " + d.amount + " yet.",
  statusNotLoaded: "Could not get the status from PhonePe.",
  pendingHint: "Most payments are confirmed within 10 minutes. If yours fails, the money goes back to where you paid from in 3 to 5 working days.",
  reference: (d) => "Reference " + d.txnId + ".",
  help: "Problem with this payment?",
  checkStatus: "Check status",
  added: (d) => d.amount + " added",
  balance: (d) => "Your balance is " + d.amount + ".",
  refunded: "Payment refunded",
  failed: "Payment failed",
  notCompleted: "PhonePe did not complete the payment.",
  failedHint: "Nothing was added to your wallet. If you were charged, the money goes back to where you paid from in 3 to 5 working days.",
  goToWallet: "Go to wallet",
  backToChat: "Back to chat",
  backToAstrologer: "Back to the astrologer",
  "continue": "Continue",
  findAstrologer: "Find an astrologer",
  notFound: "Payment not found",
  notFoundHint: "Check the link. All your payments are in your wallet.",
  yourPayment: "Your payment",
  signInHint: "Sign in to see the status. Your wallet updates either way.",
  signInToSee: "Sign in to see your payment.",
  receipt: "Receipt",
  receiptNotLoaded: "The receipt did not load. You can find it in your wallet.",
  "for": "For",
  email: "Email",
  paidAt: "Paid",
  youPaid: "You paid",
  referenceLabel: "Reference",
  progress: "Your payment",
  started: "Recharge started",
  phonePeConfirms: "PhonePe confirms",
  inWallet: "In your wallet"
}

export const paymentWords: () => PaymentWords = catalogue(english)
