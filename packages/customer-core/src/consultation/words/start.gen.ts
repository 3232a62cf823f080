// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface StartWords {
  signInToChat(values: { name: string | number }): string
  signInToCall(values: { name: string | number }): string
  alreadyOpen: string
}

const english: StartWords = {
  signInToChat: (d) => "Sign in to chat with " + d.name + ".",
  signInToCall: (d) => "Sign in to call " + d.name + ".",
  alreadyOpen: "You already have an open consultation."
}

export const startWords: () => StartWords = catalogue(english)
