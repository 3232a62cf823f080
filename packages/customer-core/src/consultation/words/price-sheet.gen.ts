// Generated from en.json by `pnpm generate`. Do not edit.
import { select } from "@messageformat/runtime";
import { catalogue } from '@tarapath/words'

export interface PriceSheetWords {
  chatWith(values: { name: string | number }): string
  callWith(values: { name: string | number }): string
  lead: string
  priceLoading: string
  priceTakesLong: string
  requestTakesLong: string
  cancel: string
  withdrawn(values: { name: string | number }): string
  notNow: string
  startChat: string
  startCall: string
  cannotTake(values: { name: string | number; kind: string }): string
  notStarted(values: { problem: string | number }): string
  notCharged: string
  terms(values: { name: string | number }): string
  callTerms(values: { name: string | number }): string
  yourPhoneRings(values: { name: string | number; phone: string | number }): string
  numbersHidden: string
  paidWhenBothPickUp: string
  recorded(values: { days: string | number }): string
  offline(values: { name: string | number }): string
  busy(values: { name: string | number }): string
  busyFor(values: { name: string | number; minutes: string | number }): string
  notTaking(values: { name: string | number; kind: string }): string
  priceDetails(values: { kind: string }): string
  rate: string
  ratePerMinute(values: { rate: string | number }): string
  yourBalance: string
  maximumTime: string
  minutes(values: { minutes: string | number }): string
  maximumCost: string
  setALimit: string
  limit(values: { minutes: string | number; cost: string | number }): string
  fullBalance: string
  recharge: string
  rechargeNeeded: string
  minimumFor(values: { minutes: string | number }): string
  addAtLeast: string
  tryAgain: string
  priceNotLoaded: string
}

const english: PriceSheetWords = {
  chatWith: (d) => "Chat with " + d.name,
  callWith: (d) => "Call " + d.name,
  lead: "Pay only after the astrologer joins. Set your own limit.",
  priceLoading: "Loading price…",
  priceTakesLong: "This is taking longer than usual. Check your internet connection.",
  requestTakesLong: "This is taking longer than usual. You can wait or cancel. You are not charged yet.",
  cancel: "Cancel",
  withdrawn: (d) => "Request cancelled. If it reaches " + d.name + " later, we’ll cancel it there too.",
  notNow: "Not now",
  startChat: "Start chat",
  startCall: "Call now",
  cannotTake: (d) => d.name + " cannot take a " + select(d.kind, { call: "call", other: "chat" }) + " right now.",
  notStarted: (d) => d.problem + " Nothing was charged.",
  notCharged: "You were not charged.",
  terms: (d) => "No charge if " + d.name + " does not join in 2 minutes. The chat ends when your time is up. We never recharge your wallet for you.",
  callTerms: (d) => "No charge if " + d.name + " does not pick up. The call ends when your time is up. We never recharge your wallet for you.",
  yourPhoneRings: (d) => d.name + " picks up first. Then your phone " + d.phone + " rings.",
  numbersHidden: "You both see a Tarapath number only.",
  paidWhenBothPickUp: "You pay only after both have picked up.",
  recorded: (d) => "This call is recorded. Only you can listen, for " + d.days + " days, in My consultations.",
  offline: (d) => d.name + " is offline.",
  busy: (d) => d.name + " is busy in another consultation.",
  busyFor: (d) => d.name + " is busy, free in about " + d.minutes + " min.",
  notTaking: (d) => d.name + " is not taking " + select(d.kind, { call: "calls", other: "chats" }) + " right now.",
  priceDetails: (d) => "What this " + select(d.kind, { call: "call", other: "chat" }) + " can cost",
  rate: "Rate",
  ratePerMinute: (d) => d.rate + " / min",
  yourBalance: "Your balance",
  maximumTime: "Maximum time",
  minutes: (d) => d.minutes + " min",
  maximumCost: "Maximum cost",
  setALimit: "Set a limit",
  limit: (d) => d.minutes + " min " + d.cost,
  fullBalance: "Full balance",
  recharge: "Recharge",
  rechargeNeeded: "Recharge needed",
  minimumFor: (d) => "Minimum for " + d.minutes + " min",
  addAtLeast: "Add at least",
  tryAgain: "Try again",
  priceNotLoaded: "The price did not load"
}

export const priceSheetWords: () => PriceSheetWords = catalogue(english)
