// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface VerifyWords {
  title(values: { phone: string | number }): string
  hint: string
  getOtp: string
  sent: string
  otp: string
  confirm: string
  wrongOtp: string
  resend: string
  resendIn(values: { seconds: string | number }): string
  done(values: { phone: string | number }): string
}

const english: VerifyWords = {
  title: (d) => "Verify " + d.phone,
  hint: "Optional. We call a number that is not verified before we decide.",
  getOtp: "Get OTP",
  sent: "We’ve sent a 6-digit OTP by SMS.",
  otp: "6-digit OTP",
  confirm: "Verify",
  wrongOtp: "Incorrect OTP.",
  resend: "Resend OTP",
  resendIn: (d) => "Resend OTP in " + d.seconds + " s",
  done: (d) => d.phone + " is verified"
}

export const verifyWords: () => VerifyWords = catalogue(english)
