// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface RoomWords {
  perMinute(values: { rate: string | number }): string
  onlineAtRate(values: { rate: string | number }): string
  endTitle(values: { name: string | number }): string
  endHint: string
  endChat: string
  continueChat: string
  stillThere: string
  idle: string
  chat: string
  goHome: string
  leaveOpen: string
  end: string
  ending: string
  chatLoading: string
  noInternet: string
  noInternetHint: string
  endingReason: string
  endedReason: string
  pickedUp(values: { name: string | number; rate: string | number }): string
  billingStarted(values: { rate: string | number; time: string | number }): string
  message: string
  send: string
  messagesWith(values: { name: string | number }): string
  messagesNotLoaded: string
  messagesNotLoadedHint: string
  messagesLoading: string
  newMessages(values: { count: number }): string
  sending: string
  sent: string
  read: string
  notSent: string
  numberHidden: string
  tryAgain: string
  delete: string
  spent: string
  leftOf(values: { total: string | number }): string
  ended: string
  secondsLeft(values: { seconds: number }): string
  minutesLeft(values: { minutes: number }): string
  rate: string
  backToAstrologers: string
  isTyping(values: { name: string | number }): string
  away(values: { name: string | number }): string
  awayHint(values: { time: string | number }): string
}

const english: RoomWords = {
  perMinute: (d) => d.rate + "/min",
  onlineAtRate: (d) => "Online · " + d.rate + "/min",
  endTitle: (d) => "End the chat with " + d.name + "?",
  endHint: "You’ll be charged for the time so far. You can read this chat later in My consultations.",
  endChat: "End chat",
  continueChat: "Continue chat",
  stillThere: "Are you still there?",
  idle: "No messages for 2 minutes. We’ll end this chat to save your money.",
  chat: "Chat",
  goHome: "Go home",
  leaveOpen: "Leave the chat open and go home",
  end: "End",
  ending: "Ending…",
  chatLoading: "Loading your chat…",
  noInternet: "No internet.",
  noInternetHint: "The timer is still running. Your messages will be sent when you’re back online.",
  endingReason: "Ending… You can still copy your message.",
  endedReason: "This chat has ended. You can still copy your message.",
  pickedUp: (d) => d.name + " joined. Billing started at " + d.rate + "/min.",
  billingStarted: (d) => "Billing started at " + d.rate + "/min · " + d.time,
  message: "Message",
  send: "Send",
  messagesWith: (d) => "Messages with " + d.name,
  messagesNotLoaded: "Messages did not load",
  messagesNotLoadedHint: "The chat is still on. Check your internet connection.",
  messagesLoading: "Loading messages…",
  newMessages: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " new message", other: number("en-IN", d.count, 0) + " new messages" }) as string,
  sending: "Sending…",
  sent: "Sent",
  read: "Read",
  notSent: "Not sent",
  numberHidden: "Number hidden for your safety",
  tryAgain: "Try again",
  "delete": "Delete",
  spent: "spent",
  leftOf: (d) => "left of " + d.total,
  ended: "Ended",
  secondsLeft: (d) => plural(d.seconds, 0, en, { one: number("en-IN", d.seconds, 0) + " second left", other: number("en-IN", d.seconds, 0) + " seconds left" }) as string,
  minutesLeft: (d) => plural(d.minutes, 0, en, { one: number("en-IN", d.minutes, 0) + " minute left", other: number("en-IN", d.minutes, 0) + " minutes left" }) as string,
  rate: "Rate your consultation",
  backToAstrologers: "Back to astrologers",
  isTyping: (d) => d.name + " is typing",
  away: (d) => d.name + " is not connected",
  awayHint: (d) => "Since " + d.time + ". The timer is still running. Wait, or end the chat."
}

export const roomWords: () => RoomWords = catalogue(english)
