// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface ProfileWords {
  title: string
  about: string
  signInToSee: string
  details: string
  notLoaded: string
  birthHint: string
  name: string
  email: string
  emailHint: string
  gender: string
  notSaid: string
  female: string
  male: string
  other: string
  dateOfBirth: string
  timeOfBirth: string
  timeNotKnown: string
  save: string
  saved: string
  unsaved: string
  notSaved(values: { problem: string | number }): string
  leaveTitle: string
  leaveHint: string
  leave: string
  stay: string
  nameMissing: string
  fixFields(values: { count: number }): string
  family: string
  familyHint: string
  settings: string
  soundAndVibration: string
  theme: string
  system: string
  light: string
  dark: string
  dataMode: string
  dataHint: string
  limit: string
  limitHint: string
  limitNotAnAmount: string
  install: string
  installHint: string
  installNow: string
  yourData: string
  download: string
  downloadHint: string
  downloaded(values: { file: string | number }): string
  notDownloaded(values: { problem: string | number }): string
  more: string
  favourites: string
  consultations: string
  wallet: string
  number: string
  delete: string
  placeOfBirth: string
  changeNumber: string
  languages: string
  languagesNotLoaded: string
  languagesHint: string
  limitTitle: string
  notifications: string
  notificationsNotLoaded: string
  notificationsHint: string
  noNotifications: string
  signIns: string
  signInsNotLoaded: string
  thisDevice: string
  signedIn(values: { time: string | number }): string
  unknownDevice: string
  astrologerApp: string
  endOthers: string
  endedOthers(values: { count: number }): string
  notEnded(values: { problem: string | number }): string
}

const english: ProfileWords = {
  title: "Profile",
  about: "Your details, birth details and settings.",
  signInToSee: "Sign in to see your profile.",
  details: "Your details",
  notLoaded: "Your details did not load",
  birthHint: "Astrologers see these only when you share them.",
  name: "Name",
  email: "Email",
  emailHint: "For receipts. We do not send advertising.",
  gender: "Gender",
  notSaid: "Prefer not to say",
  female: "Female",
  male: "Male",
  other: "Other",
  dateOfBirth: "Date of birth",
  timeOfBirth: "Time of birth",
  timeNotKnown: "I don’t know the time",
  save: "Save",
  saved: "Saved",
  unsaved: "You have unsaved changes.",
  notSaved: (d) => d.problem + " Your changes are still here.",
  leaveTitle: "Leave without saving?",
  leaveHint: "What you changed in your details is lost.",
  leave: "Leave",
  stay: "Stay",
  nameMissing: "Enter your name.",
  fixFields: (d) => plural(d.count, 0, en, { one: "Check one field", other: "Check " + number("en-IN", d.count, 0) + " fields" }) as string,
  family: "Family charts",
  familyHint: "Birth details for the calculators. They are kept on this device, and in your account when you are signed in.",
  settings: "On this device",
  soundAndVibration: "Sound and vibration for new messages",
  theme: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  dataMode: "Save data",
  dataHint: "No web fonts, fewer pictures, and live streams wait for your tap. From the next page you open.",
  limit: "Spending limit for a month",
  limitHint: "My consultations shows how much of it you have spent. It is a reminder and does not end a chat. Leave it empty for no limit. Saved in your account when you are signed in.",
  limitNotAnAmount: "Enter an amount in rupees, such as 2000.",
  install: "Install Tarapath",
  installHint: "Opens from your home screen, like an app.",
  installNow: "Install",
  yourData: "Your data",
  download: "Download my data",
  downloadHint: "A file with everything we keep about you: profile, consultations with their messages, wallet, payments, orders, courses and more. Only you can download it.",
  downloaded: (d) => d.file + " is in your downloads.",
  notDownloaded: (d) => d.problem + " Nothing was downloaded.",
  more: "Saved, orders and more",
  favourites: "Saved astrologers",
  consultations: "My consultations",
  wallet: "Wallet",
  number: "Mobile number",
  "delete": "Delete account",
  placeOfBirth: "Place of birth",
  changeNumber: "Change number",
  languages: "Languages you speak",
  languagesNotLoaded: "The languages did not load",
  languagesHint: "The list marks astrologers who speak them, and shows them alone with one tap.",
  limitTitle: "Spending",
  notifications: "Notifications",
  notificationsNotLoaded: "Your notifications did not load",
  notificationsHint: "We’ll notify you once, when an astrologer is free or a live stream starts. Turn it on from their page.",
  noNotifications: "No notifications set",
  signIns: "Where you are signed in",
  signInsNotLoaded: "The list of your devices did not load",
  thisDevice: "This device",
  signedIn: (d) => "Signed in on " + d.time,
  unknownDevice: "Unknown browser",
  astrologerApp: "App for astrologers",
  endOthers: "Sign out everywhere else",
  endedOthers: (d) => plural(d.count, 0, en, { one: "Signed out on one other device", other: "Signed out on " + number("en-IN", d.count, 0) + " other devices" }) as string,
  notEnded: (d) => d.problem + " Nobody was signed out."
}

export const profileWords: () => ProfileWords = catalogue(english)
