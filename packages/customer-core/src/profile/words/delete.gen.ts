// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface DeleteWords {
  title: string
  signInFirst: string
  intro: string
  deleted: string
  deletedList: string
  kept: string
  keptList: string
  balance(values: { amount: string | number }): string
  useBalance: string
  giveUp(values: { amount: string | number }): string
  giveUpFirst: string
  inConsultation: string
  backToChat: string
  rechargePending: string
  toWallet: string
  orderPending: string
  toOrders: string
  enrolmentPending: string
  toCourses: string
  continue: string
  keep: string
  enterOtp: string
  sentTo(values: { phone: string | number }): string
  confirm: string
  wrongOtp: string
  done: string
  doneHint: string
  home: string
}

const english: DeleteWords = {
  title: "Delete account",
  signInFirst: "Sign in to delete your account.",
  intro: "This cannot be undone. Read what goes and what stays.",
  deleted: "Deleted at once",
  deletedList: "Your name, mobile number, email and birth details; Saved astrologers, waiting lists and notifications; Pictures and voice notes you sent in chats",
  kept: "Kept",
  keptList: "What you paid and what you used it for, without your name: companies have to keep their books for 8 years; The addresses on invoices of store orders, for the same 8 years; The text of your consultations, without your name and number",
  balance: (d) => "Your wallet has " + d.amount + ". It cannot be paid out, and you lose it.",
  useBalance: "Use it for a chat first",
  giveUp: (d) => "I give up " + d.amount + ".",
  giveUpFirst: "Tick the box to give up your balance, or use it first.",
  inConsultation: "You are in a consultation. End it first.",
  backToChat: "Back to the chat",
  rechargePending: "A recharge is still being confirmed by PhonePe. You can delete the account when it is settled.",
  toWallet: "Check it in the wallet",
  orderPending: "A payment for an order is still being confirmed by PhonePe. You can delete the account when it is settled.",
  toOrders: "Check it in your orders",
  enrolmentPending: "A payment for a course is still being confirmed by PhonePe. You can delete the account when it is settled.",
  toCourses: "Check it in your courses",
  "continue": "Continue",
  keep: "Keep my account",
  enterOtp: "Enter the OTP",
  sentTo: (d) => "We sent it by SMS to " + d.phone + ". The account is deleted when you enter it.",
  confirm: "Delete my account",
  wrongOtp: "Incorrect OTP. Check it and try again.",
  done: "Your account is deleted",
  doneHint: "You are signed out on all devices. You can come back with the same number at any time, as a new customer.",
  home: "Go home"
}

export const deleteWords: () => DeleteWords = catalogue(english)
