// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PriceSheetWords {
  chatWith(values: { name: string | number }): string
  lead: string
  priceLoading: string
  notNow: string
  startChat: string
  cannotTakeChat(values: { name: string | number }): string
  notCharged: string
  terms(values: { name: string | number }): string
  offline(values: { name: string | number }): string
  busy(values: { name: string | number }): string
  busyFor(values: { name: string | number; minutes: string | number }): string
  noChats(values: { name: string | number }): string
  priceDetails: string
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
  signInToChat(values: { name: string | number }): string
  alreadyOpen: string
  tryAgain: string
  priceNotLoaded: string
}

const english: PriceSheetWords = {
  chatWith: (d) => "Chat with " + d.name,
  lead: "Pay only after the astrologer joins. Set your own limit.",
  priceLoading: "Loading price…",
  notNow: "Not now",
  startChat: "Start chat",
  cannotTakeChat: (d) => d.name + " cannot take a chat right now.",
  notCharged: "You were not charged.",
  terms: (d) => "No charge if " + d.name + " does not join in 2 minutes. The chat ends when your time is up. We never recharge your wallet for you.",
  offline: (d) => d.name + " is offline.",
  busy: (d) => d.name + " is busy in another consultation.",
  busyFor: (d) => d.name + " is busy, free in about " + d.minutes + " min.",
  noChats: (d) => d.name + " is not taking chats right now.",
  priceDetails: "What this chat can cost",
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
  signInToChat: (d) => "Sign in to chat with " + d.name + ".",
  alreadyOpen: "You already have an open consultation.",
  tryAgain: "Try again",
  priceNotLoaded: "The price did not load"
}

export const priceSheetWords: () => PriceSheetWords = catalogue(english)
