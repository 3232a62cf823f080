// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface SignInWords {
  title: string
  text: string
  number: string
  sendCode: string
  incomplete: string
  code: string
  sentTo(values: { number: string | number }): string
  checking: string
  resend: string
  resendIn(values: { seconds: string | number }): string
  otherNumber: string
}

const english: SignInWords = {
  title: "Log in",
  text: "For astrologers whom Tarapath has taken on. Use the number you applied with.",
  number: "Mobile number",
  sendCode: "Send OTP",
  incomplete: "Enter all 10 digits.",
  code: "OTP",
  sentTo: (d) => "Sent to +91 " + d.number,
  checking: "Checking…",
  resend: "Send it again",
  resendIn: (d) => "Send it again in " + d.seconds + " s",
  otherNumber: "Use another number"
}

export const signInWords: () => SignInWords = catalogue(english)
