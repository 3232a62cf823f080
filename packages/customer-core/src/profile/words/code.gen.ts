// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CodeWords {
  otpDigits: string
  resend: string
  resendIn(values: { seconds: string | number }): string
}

const english: CodeWords = {
  otpDigits: "6-digit OTP",
  resend: "Resend OTP",
  resendIn: (d) => "Resend OTP in " + d.seconds + " s"
}

export const codeWords: () => CodeWords = catalogue(english)
