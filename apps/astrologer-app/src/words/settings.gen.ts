// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface SettingsWords {
  price: string
  perMinute: string
  limits(values: { lowest: string | number; highest: string | number }): string
  discount(values: { discounted: string | number }): string
  wholeRupees: string
  hours: string
  from: string
  to: string
  days: string
  hoursText: string
  day0: string
  day1: string
  day2: string
  day3: string
  day4: string
  day5: string
  day6: string
  quickReplies: string
  quickRepliesHint: string
}

const english: SettingsWords = {
  price: "Price",
  perMinute: "Price of a minute",
  limits: (d) => "From " + d.lowest + " to " + d.highest + ". It counts from the next request.",
  discount: (d) => "Customers pay " + d.discounted + " now, because we set a discount. A new price ends it.",
  wholeRupees: "Enter whole rupees, such as 25.",
  hours: "Working hours",
  from: "From",
  to: "To",
  days: "Days",
  hoursText: "In India. You go on duty and off duty at these times; they may end after midnight. Without a day you have no fixed hours.",
  day0: "Sun",
  day1: "Mon",
  day2: "Tue",
  day3: "Wed",
  day4: "Thu",
  day5: "Fri",
  day6: "Sat",
  quickReplies: "Quick replies",
  quickRepliesHint: "One on each line, at most 20. They are offered beside a chat, where you can change them before you send them."
}

export const settingsWords: () => SettingsWords = catalogue(english)
