// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ReceiptWords {
  title: string
  reference: string
  date: string
  joined(values: { name: string | number }): string
  paidTime: string
  none: string
  timeAtRate(values: { time: string | number; rate: string | number }): string
  gstIncluded: string
  charged: string
  refunded: string
  youPaid: string
  refundedToWallet(values: { amount: string | number }): string
  declined: string
  notAnswered: string
  cancelledByYou: string
  endedByYou: string
  endedBy(values: { name: string | number }): string
  timeLimit: string
  ended: string
}

const english: ReceiptWords = {
  title: "Receipt",
  reference: "Reference",
  date: "Date",
  joined: (d) => d.name + " joined",
  paidTime: "Paid time",
  none: "None",
  timeAtRate: (d) => d.time + " × " + d.rate + "/min",
  gstIncluded: "GST included",
  charged: "Charged",
  refunded: "Refunded",
  youPaid: "You paid",
  refundedToWallet: (d) => d.amount + " refunded to your wallet.",
  declined: "Declined",
  notAnswered: "Not answered",
  cancelledByYou: "Cancelled by you",
  endedByYou: "Ended by you",
  endedBy: (d) => "Ended by " + d.name,
  timeLimit: "Time limit reached",
  ended: "Ended"
}

export const receiptWords: () => ReceiptWords = catalogue(english)
