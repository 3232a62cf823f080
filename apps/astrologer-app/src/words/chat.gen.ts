// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ChatWords {
  views: string
  chat: string
  call: string
  chart: string
  earned: string
  leftOf(values: { total: string | number }): string
  left(values: { time: string | number }): string
  ended: string
  end: string
  endQuestion(values: { name: string | number }): string
  endText(values: { name: string | number }): string
  goOn: string
  log(values: { name: string | number }): string
  messages: string
  message: string
  send: string
  you: string
  sending: string
  sent: string
  read: string
  isTyping(values: { name: string | number }): string
  notSent: string
  retry: string
  delete: string
  masked: string
  sharedBirth(values: { name: string | number }): string
  sharedOther(values: { name: string | number; person: string | number }): string
  picture(values: { name: string | number }): string
  recording(values: { name: string | number }): string
  yourPicture: string
  yourRecording: string
  play(values: { title: string | number }): string
  pause(values: { title: string | number }): string
  deletedFile: string
  onPhone(values: { name: string | number }): string
  noChart(values: { name: string | number }): string
  placeUnknown: string
  drawing: string
  chartNotLoaded: string
  birthChart(values: { name: string | number }): string
  customer: string
  quickReplies: string
  navamsha: string
  navamshaOf(values: { name: string | number }): string
  transits: string
  transitsFromLagna: string
  transitsFromMoon: string
  transitsOf(values: { name: string | number }): string
  now: string
  panchang: string
  youSharedChart: string
  dashaTitle(values: { great: string | number; part: string | number }): string
  shareChart: string
  shareDasha(values: { great: string | number; part: string | number }): string
  shared: string
  whoseChart: string
}

const english: ChatWords = {
  views: "Views",
  chat: "Chat",
  call: "Call",
  chart: "Chart",
  earned: "earned",
  leftOf: (d) => "left of " + d.total,
  left: (d) => d.time + " left",
  ended: "Ended",
  end: "End",
  endQuestion: (d) => "End the consultation with " + d.name + "?",
  endText: (d) => d.name + " pays until now.",
  goOn: "Go on",
  log: (d) => "Chat with " + d.name,
  messages: "Messages",
  message: "Message",
  send: "Send",
  you: "You",
  sending: "Sending",
  sent: "Sent",
  read: "Read",
  isTyping: (d) => d.name + " is typing",
  notSent: "Not sent",
  retry: "Send again",
  "delete": "Delete",
  masked: "A number is hidden",
  sharedBirth: (d) => d.name + " shared birth details",
  sharedOther: (d) => d.name + " shared the birth details of " + d.person,
  picture: (d) => "Picture from " + d.name,
  recording: (d) => "Recording from " + d.name,
  yourPicture: "Picture from you",
  yourRecording: "Recording from you",
  play: (d) => "Play: " + d.title,
  pause: (d) => "Pause: " + d.title,
  deletedFile: "This file was deleted.",
  onPhone: (d) => "You talk with " + d.name + " on the telephone.",
  noChart: (d) => d.name + " shared no birth details, so there is no chart.",
  placeUnknown: "We do not know this place, so there is no chart.",
  drawing: "Drawing the chart",
  chartNotLoaded: "The chart did not load",
  birthChart: (d) => "Birth chart of " + d.name,
  customer: "Customer",
  quickReplies: "Quick replies",
  navamsha: "Navamsha",
  navamshaOf: (d) => "Navamsha chart of " + d.name,
  transits: "Transits now",
  transitsFromLagna: "Where the grahas are today, in the houses of the birth chart.",
  transitsFromMoon: "Where the grahas are today, counted from the Moon, because the time of birth is not known.",
  transitsOf: (d) => "Transits of " + d.name,
  now: "Now",
  panchang: "Panchang of the day of birth",
  youSharedChart: "Birth chart",
  dashaTitle: (d) => d.great + " – " + d.part + " dasha",
  shareChart: "Share the chart in the chat",
  shareDasha: (d) => "Share " + d.great + " – " + d.part + " dasha in the chat",
  shared: "Shared in the chat.",
  whoseChart: "Whose chart"
}

export const chatWords: () => ChatWords = catalogue(english)
