// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ConnectingWords {
  connecting(values: { name: string | number }): string
  notCharged: string
  noInternet: string
  requestEnds(values: { time: string | number }): string
  keepWaiting: string
  notifyMe(values: { name: string | number }): string
}

const english: ConnectingWords = {
  connecting: (d) => "Connecting to " + d.name + "…",
  notCharged: "You are not charged while you wait.",
  noInternet: "No internet. Trying again…",
  requestEnds: (d) => "Request ends in " + d.time + ".",
  keepWaiting: "Go home and keep waiting",
  notifyMe: (d) => "Notify me when " + d.name + " joins or replies"
}

export const connectingWords: () => ConnectingWords = catalogue(english)
