// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface DutyWords {
  title: string
  online: string
  busy: string
  offline: string
  goOn: string
  goOff: string
  take: string
  chats: string
  calls: string
  rate(values: { rate: string | number }): string
  rule: string
  alertsOff: string
  allow: string
  waiting: string
  nobodyWaits: string
  chat: string
  call: string
}

const english: DutyWords = {
  title: "Duty",
  online: "On duty",
  busy: "With a customer",
  offline: "Off duty",
  goOn: "Go on duty",
  goOff: "Go off duty",
  take: "What I take",
  chats: "Chats",
  calls: "Calls",
  rate: (d) => "Customers pay " + d.rate + " a minute.",
  rule: "A request rings for 2 minutes. One that you do not answer ends, the customer is not charged, and your rating stays as it is.",
  alertsOff: "Allow notifications, so that a request is shown while another app is open.",
  allow: "Allow notifications",
  waiting: "Waiting for you",
  nobodyWaits: "Nobody waits.",
  chat: "Chat",
  call: "Call"
}

export const dutyWords: () => DutyWords = catalogue(english)
