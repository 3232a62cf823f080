// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface WalletWords {
  balance: string
  balanceNotLoaded: string
  recharge: string
  transactions: string
  rechargeNeedsNetwork: string
  amountsNotLoaded: string
  transactionsNotLoaded: string
  about: string
  signInToSee: string
  noTransactions: string
  noTransactionsHint: string
  newest: string
  older: string
  pending: string
  failed: string
  refunded: string
  worth(values: { minutes: string | number; name: string | number }): string
  worthBoth(values: { minutes: string | number; name: string | number; otherMinutes: string | number; otherName: string | number }): string
  consultationsHint: string
  reviews: string
  reviewsNotLoaded: string
  rated(values: { rating: string | number }): string
}

const english: WalletWords = {
  balance: "Wallet balance",
  balanceNotLoaded: "Balance did not load",
  recharge: "Recharge",
  transactions: "Transactions",
  rechargeNeedsNetwork: "Recharging needs an internet connection.",
  amountsNotLoaded: "Recharge amounts did not load",
  transactionsNotLoaded: "Transactions did not load",
  about: "Pay for chats by the minute from your wallet. See every charge. We never recharge your wallet for you.",
  signInToSee: "Sign in to see your wallet.",
  noTransactions: "No transactions yet",
  noTransactionsHint: "Your recharges and chats appear here.",
  newest: "Newest",
  older: "Older",
  pending: "Pending · Check status",
  failed: "Failed",
  refunded: "Refunded",
  worth: (d) => "About " + d.minutes + " min with " + d.name,
  worthBoth: (d) => "About " + d.minutes + " min with " + d.name + ", or " + d.otherMinutes + " min with " + d.otherName,
  consultationsHint: "Chats, receipts and reviews",
  reviews: "What customers say about payments",
  reviewsNotLoaded: "Reviews did not load",
  rated: (d) => "Rated " + d.rating + " out of 5"
}

export const walletWords: () => WalletWords = catalogue(english)
