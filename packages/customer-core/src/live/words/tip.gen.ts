// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface TipWords {
  tip: string
  title(values: { name: string | number }): string
  hint(values: { name: string | number }): string
  amount: string
  own: string
  ownHint: string
  notAnAmount: string
  summary: string
  thisTip: string
  balance: string
  balanceAfter: string
  today: string
  limitSet: string
  limitChange: string
  limitLabel: string
  limitHint: string
  limitSave: string
  overLimit(values: { limit: string | number; today: string | number }): string
  overLimitOpen(values: { limit: string | number }): string
  limitUnknown(values: { limit: string | number }): string
  tryAgain: string
  tooLow(values: { missing: string | number }): string
  recharge: string
  send(values: { amount: string | number }): string
  sendSpoken(values: { amount: string | number; spoken: string | number; name: string | number }): string
  sent(values: { name: string | number; amount: string | number; balance: string | number }): string
  over: string
  refused(values: { reason: string | number }): string
  sending(values: { amount: string | number }): string
  unknown(values: { amount: string | number }): string
  close: string
}

const english: TipWords = {
  tip: "Tip",
  title: (d) => "Tip " + d.name,
  hint: (d) => "The whole tip goes to " + d.name + ". It cannot be taken back.",
  amount: "Amount",
  own: "Other amount in rupees",
  ownHint: "From ₹1 to ₹10,000",
  notAnAmount: "Enter an amount in rupees, from ₹1 to ₹10,000.",
  summary: "What this tip costs",
  thisTip: "This tip",
  balance: "Your balance",
  balanceAfter: "Balance after",
  today: "Tips today",
  limitSet: "Set a daily limit",
  limitChange: "Change daily limit",
  limitLabel: "Daily limit in rupees",
  limitHint: "On this device. Leave empty for no limit.",
  limitSave: "Save limit",
  overLimit: (d) => "This is over your daily limit of " + d.limit + ". You have tipped " + d.today + " today.",
  overLimitOpen: (d) => "With your tips without an answer this is over your daily limit of " + d.limit + ".",
  limitUnknown: (d) => "Your tips of today did not load, so your daily limit of " + d.limit + " cannot be checked.",
  tryAgain: "Try again",
  tooLow: (d) => "Your balance is " + d.missing + " too low for this tip.",
  recharge: "Recharge",
  send: (d) => "Tip " + d.amount,
  sendSpoken: (d) => "Tip " + d.amount + ", " + d.spoken + ", to " + d.name,
  sent: (d) => "You tipped " + d.name + " " + d.amount + ". Balance " + d.balance + ".",
  over: "The live stream has ended. You were not charged.",
  refused: (d) => d.reason + " You were not charged.",
  sending: (d) => "Your tip of " + d.amount + " is being sent.",
  unknown: (d) => "No answer about your tip of " + d.amount + ". Send " + d.amount + " again: it is charged once only.",
  close: "Close"
}

export const tipWords: () => TipWords = catalogue(english)
