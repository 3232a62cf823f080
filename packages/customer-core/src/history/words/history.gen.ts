// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface HistoryWords {
  empty: string
  emptyHint: string
  findAstrologer: string
  chat: string
  call: string
  refunded(values: { amount: string | number }): string
  newer: string
  older: string
  about: string
  signInToSee: string
  ended: string
  cancelled: string
  declined: string
  notAnswered: string
  waiting: string
  inProgress: string
  answered: string
}

const english: HistoryWords = {
  empty: "No consultations yet",
  emptyHint: "Your chats, with messages and receipts, appear here.",
  findAstrologer: "Find an astrologer",
  chat: "Chat",
  call: "Call",
  refunded: (d) => d.amount + " refunded",
  newer: "Newer",
  older: "Older",
  about: "Sign in to read your chats again and see what each one cost.",
  signInToSee: "Sign in to see your consultations.",
  ended: "Ended",
  cancelled: "Cancelled",
  declined: "Declined",
  notAnswered: "Not answered",
  waiting: "Waiting",
  inProgress: "In progress",
  answered: "Answered"
}

export const historyWords: () => HistoryWords = catalogue(english)
