// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ProfileMenuWords {
  greeting(values: { name: string | number }): string
  yourAccount: string
  logOut: string
  loggingOut: string
  walletBalance: string
  alerts: string
}

const english: ProfileMenuWords = {
  greeting: (d) => "Namaste, " + d.name,
  yourAccount: "Your account",
  logOut: "Log out",
  loggingOut: "Logging out…",
  walletBalance: "Wallet balance",
  alerts: "Sound and vibration"
}

export const profileMenuWords: () => ProfileMenuWords = catalogue(english)
