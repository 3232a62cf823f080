// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface SignInPageWords {
  about: string
  enterNumber: string
  needsJavaScript: string
}

const english: SignInPageWords = {
  about: "Sign in with your mobile number and an OTP. No password needed.",
  enterNumber: "Enter mobile number",
  needsJavaScript: "Sign-in needs JavaScript. Turn it on in your browser and reload the page."
}

export const signInPageWords: () => SignInPageWords = catalogue(english)
