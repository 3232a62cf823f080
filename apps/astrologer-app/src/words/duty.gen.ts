// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface DutyWords {
  title: string
  online: string
  busy: string
  held: string
  offline: string
  goOn: string
  goOff: string
  take: string
  chats: string
  calls: string
  callsRecorded(values: { days: string | number }): string
  rate(values: { rate: string | number }): string
  rule: string
  alertsOff: string
  allow: string
  missed(values: { time: string | number }): string
}

const english: DutyWords = {
  title: "Duty",
  online: "On duty",
  busy: "With a customer",
  held: "Held for a customer",
  offline: "Off duty",
  goOn: "Go on duty",
  goOff: "Go off duty",
  take: "What I take",
  chats: "Chats",
  calls: "Calls",
  callsRecorded: (d) => "Calls are recorded. The customer can listen to the recording for " + d.days + " days; nobody else can.",
  rate: (d) => "Customers pay " + d.rate + " a minute.",
  rule: "A request rings for 2 minutes. If you do not answer it, it ends, the customer is not charged, your rating stays as it is, and you are off duty until you come back.",
  alertsOff: "Allow notifications, so that a request is shown while another app is open, or this one is closed.",
  allow: "Allow notifications",
  missed: (d) => "You did not answer a request at " + d.time + ", so you are off duty. Go on duty when you are back."
}

export const dutyWords: () => DutyWords = catalogue(english)
