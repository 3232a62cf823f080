// Generated from en.json by `pnpm generate`. Do not edit.
import { select } from "@messageformat/runtime";
import { catalogue } from '@tarapath/words'

export interface SessionRechargeWords {
  aboutLeft(values: { minutes: string | number }): string
  lessThanMinute: string
  aboutLeftOfLimit(values: { minutes: string | number }): string
  lessThanMinuteOfLimit: string
  recharge: string
  close: string
  timerRuns(values: { kind: string }): string
  amountsLoading: string
  howMuchTime: string
  moreMinutes(values: { minutes: string | number }): string
  withBonus(values: { amount: string | number; bonus: string | number }): string
  priceDetails: string
  neverRecharged(values: { kind: string }): string
  pay: string
  payWithPhonePe(values: { amount: string | number }): string
  confirming: string
  pending: string
  pendingHint: string
  checkStatus: string
  failed: string
  failedHint: string
  tryAgain: string
  added(values: { amount: string | number }): string
  minutesMore(values: { minutes: string | number }): string
  backToChat: string
  backToCall: string
  amountsNotLoaded(values: { kind: string }): string
  openingPhonePe: string
}

const english: SessionRechargeWords = {
  aboutLeft: (d) => "About " + d.minutes + " min left",
  lessThanMinute: "Less than 1 min left",
  aboutLeftOfLimit: (d) => "About " + d.minutes + " min left of the limit you set",
  lessThanMinuteOfLimit: "Less than 1 min left of the limit you set",
  recharge: "Recharge",
  close: "Close",
  timerRuns: (d) => "The timer is still running. " + select(d.kind, { call: "The call goes on.", other: "The chat stays open." }),
  amountsLoading: "Loading amounts…",
  howMuchTime: "How much time",
  moreMinutes: (d) => "+" + d.minutes + " min",
  withBonus: (d) => d.amount + " · " + d.bonus + " bonus",
  priceDetails: "Price details",
  neverRecharged: (d) => "The " + select(d.kind, { call: "call", other: "chat" }) + " still ends when you end it. We never recharge your wallet for you.",
  pay: "Pay",
  payWithPhonePe: (d) => "Pay " + d.amount + " with PhonePe",
  confirming: "Confirming with PhonePe…",
  pending: "Payment pending",
  pendingHint: "Your wallet will update when PhonePe confirms it.",
  checkStatus: "Check status",
  failed: "Payment failed",
  failedHint: "Nothing was added to your wallet.",
  tryAgain: "Try again",
  added: (d) => d.amount + " added.",
  minutesMore: (d) => d.minutes + " min more.",
  backToChat: "Back to the chat",
  backToCall: "Back to the call",
  amountsNotLoaded: (d) => "Recharge amounts did not load. The " + select(d.kind, { call: "call", other: "chat" }) + " is still on.",
  openingPhonePe: "Opening PhonePe…"
}

export const sessionRechargeWords: () => SessionRechargeWords = catalogue(english)
