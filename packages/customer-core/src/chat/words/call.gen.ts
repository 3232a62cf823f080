// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CallWords {
  yourCall: string
  goHome: string
  calling(values: { name: string | number }): string
  callWith(values: { name: string | number }): string
  onPhone: string
  over: string
  cancel: string
  endCall: string
}

const english: CallWords = {
  yourCall: "Your call",
  goHome: "Go home",
  calling: (d) => "Calling " + d.name,
  callWith: (d) => "Call with " + d.name,
  onPhone: "Talk on your phone. You can leave this page; the call continues.",
  over: "The call is over.",
  cancel: "Cancel",
  endCall: "End call"
}

export const callWords: () => CallWords = catalogue(english)
