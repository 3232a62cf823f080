// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface LandingWords {
  title: string
  description: string
  heading: string
  lead: string
  phone: string
  phoneHint: string
  next: string
  notANumber: string
  code: string
  codeMissing: string
  wrongCode: string
  resend: string
  name: string
  nameMissing: string
  number(values: { phone: string | number }): string
  change: string
  ask: string
  agree: string
  terms: string
  privacyPolicy: string
  notSent: string
  codeNotSent: string
  sent: string
  meanwhile: string
  see: string
}

const english: LandingWords = {
  title: "Talk to an astrologer",
  description: "Leave your mobile number. We call you once and help you find an astrologer for your question.",
  heading: "Ask an astrologer who speaks your language",
  lead: "Leave your mobile number. We call you once and help you find an astrologer for your question.",
  phone: "Mobile number",
  phoneHint: "10 digits. We’ll send a 6-digit OTP by SMS.",
  next: "Get OTP",
  notANumber: "Enter a 10-digit Indian mobile number. It starts with 6, 7, 8 or 9.",
  code: "6-digit OTP",
  codeMissing: "Enter the 6 digits of the OTP.",
  wrongCode: "Incorrect OTP. Check it and try again.",
  resend: "Resend OTP",
  name: "Your name",
  nameMissing: "Write your name.",
  number: (d) => "We sent an OTP by SMS to " + d.phone + ".",
  change: "Change number",
  ask: "Ask for the call",
  agree: "By asking you agree to one call about Tarapath. You must be 18 or over.",
  terms: "Terms",
  privacyPolicy: "Privacy Policy",
  notSent: "Your number was not sent",
  codeNotSent: "The OTP was not sent",
  sent: "We have your number",
  meanwhile: "You need not wait: see who is available now.",
  see: "See astrologers"
}

export const landingWords: () => LandingWords = catalogue(english)
