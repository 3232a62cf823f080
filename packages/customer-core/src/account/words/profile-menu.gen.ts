// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ProfileMenuWords {
  soundAndVibration: string
  studio: string
  yourAccount: string
  logOut: string
  loggingOut: string
  walletBalance: string
  profile: string
}

const english: ProfileMenuWords = {
  soundAndVibration: "Sound and vibration",
  studio: "Live studio",
  yourAccount: "Your account",
  logOut: "Log out",
  loggingOut: "Logging out…",
  walletBalance: "Wallet balance",
  profile: "Profile"
}

export const profileMenuWords: () => ProfileMenuWords = catalogue(english)
