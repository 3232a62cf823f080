// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface NumberWords {
  title: string
  signInFirst: string
  intro: string
  current: string
  newNumber: string
  hint: string
  notANumber: string
  same: string
  inConsultation: string
  backToChat: string
  taken: string
  tookTooLong: string
  wrongOtp: string
  continue: string
  keep: string
  currentOtp: string
  newOtp: string
  stepOf(values: { step: string | number }): string
  sentTo(values: { phone: string | number }): string
  lostNumber: string
  writeToUs: string
  next: string
  confirm: string
  back: string
  done: string
  doneHint(values: { phone: string | number }): string
  toProfile: string
}

const english: NumberWords = {
  title: "Change your number",
  signInFirst: "Sign in to change your number.",
  intro: "You sign in with your number. To change it we send an OTP to your current number, and then one to the new number.",
  current: "Current number",
  newNumber: "New mobile number",
  hint: "Your wallet, chats and orders stay in your account.",
  notANumber: "Enter a 10-digit Indian mobile number. It starts with 6, 7, 8 or 9.",
  same: "This is your number already.",
  inConsultation: "You are in a consultation. End it first, then change your number.",
  backToChat: "Back to the chat",
  taken: "This number already has an account of its own. Sign in with it, or use another number.",
  tookTooLong: "That took too long. Start again: we send new OTPs.",
  wrongOtp: "Incorrect OTP. Check it and try again.",
  "continue": "Send OTP",
  keep: "Keep my number",
  currentOtp: "Enter the OTP of your current number",
  newOtp: "Enter the OTP of your new number",
  stepOf: (d) => "Step " + d.step + " of 2",
  sentTo: (d) => "We sent it by SMS to " + d.phone + ".",
  lostNumber: "You no longer have this number?",
  writeToUs: "Write to us",
  next: "Next",
  confirm: "Change my number",
  back: "Start again",
  done: "Your number is changed",
  doneHint: (d) => "From now on you sign in with " + d.phone + ". On other devices you are signed out.",
  toProfile: "Back to profile"
}

export const numberWords: () => NumberWords = catalogue(english)
