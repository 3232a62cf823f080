// Generated from en.json by `pnpm generate`. Do not edit.
import { select } from "@messageformat/runtime";
import { catalogue } from '@tarapath/words'

export interface EndedWords {
  byYou: string
  callByYou: string
  byItself: string
  preparingReceipt: string
  notConfirmed: string
  notEnded(values: { kind: string }): string
  receiptLoading: string
  receiptNotLoaded: string
  alsoInHistory(values: { problem: string | number }): string
  inHistory: string
  rate(values: { name: string | number }): string
  reportProblem: string
  continue: string
  close: string
  recharge: string
  continueWith(values: { name: string | number }): string
  recording(values: { days: string | number }): string
  leftInWallet(values: { amount: string | number }): string
  chatAgain: string
  callAgain: string
}

const english: EndedWords = {
  byYou: "You ended the chat.",
  callByYou: "You ended the call.",
  byItself: "It ended automatically.",
  preparingReceipt: "Your receipt is being prepared.",
  notConfirmed: "Ending your consultation… Your receipt will appear here.",
  notEnded: (d) => select(d.kind, { call: "No internet. The call is not ended yet. Hang up to end it now.", other: "No internet. The chat is not ended yet. It ends when you’re back online, or by itself within 3 minutes." }) as string,
  receiptLoading: "Loading receipt…",
  receiptNotLoaded: "The receipt did not load",
  alsoInHistory: (d) => d.problem + " You can also find it in My consultations.",
  inHistory: "You can find the receipt in My consultations.",
  rate: (d) => "Rate " + d.name,
  reportProblem: "Report a problem",
  "continue": "Continue",
  close: "Close",
  recharge: "Recharge",
  continueWith: (d) => "Continue with " + d.name,
  recording: (d) => "The recording will be in My consultations within an hour. You can listen for " + d.days + " days.",
  leftInWallet: (d) => d.amount + " left in your wallet",
  chatAgain: "Chat again",
  callAgain: "Call again"
}

export const endedWords: () => EndedWords = catalogue(english)
