// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface SignInWords {
  mobileNumber: string
  otpBySms: string
  reason: string
  getOtp: string
  sendingOtp: string
  takesLong: string
  notANumber: string
  agree(values: { terms: string | number; privacy: string | number }): string
  terms: string
  privacyPolicy: string
  age: string
  enterOtp: string
  otpDigits: string
  sentTo: string
  changeNumber: string
  verifying: string
  resendIn(values: { seconds: string | number }): string
  resend: string
  unexpected: string
  tooManyOtps: string
  tooManyOtpsSeconds(values: { seconds: number }): string
  tooManyOtpsMinutes(values: { minutes: number }): string
  numberNotAccepted: string
  tooManyTries: string
  tooManyTriesSeconds(values: { seconds: number }): string
  tooManyTriesMinutes(values: { minutes: number }): string
  otpExpired: string
  otpIncorrect: string
}

const english: SignInWords = {
  mobileNumber: "Mobile number",
  otpBySms: "We’ll send a 6-digit OTP by SMS",
  reason: "To chat and call, and to see what you paid.",
  getOtp: "Get OTP",
  sendingOtp: "Sending OTP…",
  takesLong: "This is taking longer than usual. Check your internet connection.",
  notANumber: "Enter a 10-digit Indian mobile number. It starts with 6, 7, 8 or 9.",
  agree: (d) => "By continuing you agree to our " + d.terms + " and " + d.privacy + ".",
  terms: "Terms",
  privacyPolicy: "Privacy Policy",
  age: "You must be 18 or over. We never show your number to anyone.",
  enterOtp: "Enter OTP",
  otpDigits: "6-digit OTP",
  sentTo: "Sent to",
  changeNumber: "Change number",
  verifying: "Verifying…",
  resendIn: (d) => "Resend OTP in " + d.seconds + " s",
  resend: "Resend OTP",
  unexpected: "Something went wrong. Try again.",
  tooManyOtps: "Too many OTP requests. Try again in a few minutes.",
  tooManyOtpsSeconds: (d) => "Too many OTP requests. Try again in " + plural(d.seconds, 0, en, { one: number("en-IN", d.seconds, 0) + " second", other: number("en-IN", d.seconds, 0) + " seconds" }) + ".",
  tooManyOtpsMinutes: (d) => "Too many OTP requests. Try again in " + plural(d.minutes, 0, en, { one: number("en-IN", d.minutes, 0) + " minute", other: number("en-IN", d.minutes, 0) + " minutes" }) + ".",
  numberNotAccepted: "This number was not accepted. Check it and try again.",
  tooManyTries: "Too many incorrect OTPs. Get a new OTP in a few minutes.",
  tooManyTriesSeconds: (d) => "Too many incorrect OTPs. Get a new OTP in " + plural(d.seconds, 0, en, { one: number("en-IN", d.seconds, 0) + " second", other: number("en-IN", d.seconds, 0) + " seconds" }) + ".",
  tooManyTriesMinutes: (d) => "Too many incorrect OTPs. Get a new OTP in " + plural(d.minutes, 0, en, { one: number("en-IN", d.minutes, 0) + " minute", other: number("en-IN", d.minutes, 0) + " minutes" }) + ".",
  otpExpired: "This OTP has expired. Get a new one.",
  otpIncorrect: "Incorrect OTP. Check it and try again."
}

export const signInWords: () => SignInWords = catalogue(english)
