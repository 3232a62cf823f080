// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface ProfileWords {
  title(values: { name: string | number; role: string | number; price: string | number }): string
  about: string
  pictures: string
  picturesNotLoaded: string
  pictureOf(values: { name: string | number }): string
  reviews: string
  reviewsNotLoaded: string
  similar: string
  similarNotLoaded: string
  startChat: string
  offline: string
  backToday(values: { time: string | number }): string
  backTomorrow(values: { time: string | number }): string
  backOn(values: { day: string | number; time: string | number }): string
  busy: string
  online: string
  presenceChange(values: { name: string | number; presence: string | number }): string
  busyFor(values: { minutes: string | number }): string
  noChats: string
  experience: string
  years(values: { years: number }): string
  consultations: string
  city: string
  education: string
  inWallet(values: { minutes: number; amount: string | number }): string
  verified: string
  verifiedWhat: string
  verifiedHow: string
  noReviews: string
  moreReviews: string
  replied(values: { name: string | number }): string
  starsChart: string
  stars(values: { stars: string | number }): string
  openChat: string
  call: string
  callName(values: { name: string | number }): string
  callOpen: string
  speaks: string
  reads: string
  share(values: { name: string | number }): string
  linkCopied: string
  notShared: string
  reviewCount(values: { count: number }): string
  speaksYours: string
  breadcrumbs: string
  liveNow(values: { name: string | number }): string
  liveSoon(values: { name: string | number }): string
  liveNext(values: { on: string; name: string | number; time: string | number; day: string | number }): string
  openPicture: string
  previousPicture: string
  nextPicture: string
  pictureCount(values: { number: string | number; count: string | number }): string
  payAfter(values: { name: string | number }): string
}

const english: ProfileWords = {
  title: (d) => d.name + ", " + d.role + " · " + d.price + "/min",
  about: "About",
  pictures: "Pictures",
  picturesNotLoaded: "Pictures did not load",
  pictureOf: (d) => "Photo of " + d.name + "’s study",
  reviews: "Reviews",
  reviewsNotLoaded: "Reviews did not load",
  similar: "Similar astrologers",
  similarNotLoaded: "Similar astrologers did not load",
  startChat: "Start chat",
  offline: "Offline",
  backToday: (d) => "Back at " + d.time,
  backTomorrow: (d) => "Back tomorrow at " + d.time,
  backOn: (d) => "Back on " + d.day + " at " + d.time,
  busy: "Busy",
  online: "Online",
  presenceChange: (d) => d.name + ": " + d.presence,
  busyFor: (d) => "Busy, free in about " + d.minutes + " min",
  noChats: "Not taking chats right now",
  experience: "Experience",
  years: (d) => plural(d.years, 0, en, { one: number("en-IN", d.years, 0) + " year", other: number("en-IN", d.years, 0) + " years" }) as string,
  consultations: "Consultations",
  city: "Lives in",
  education: "Education",
  inWallet: (d) => plural(d.minutes, 0, en, { "0": d.amount + " in your wallet", other: d.amount + " in your wallet, about " + number("en-IN", d.minutes, 0) + " min" }) as string,
  verified: "Verified",
  verifiedWhat: "identity and training",
  verifiedHow: "We checked identity and training before the first consultation.",
  noReviews: "No reviews yet",
  moreReviews: "More reviews",
  replied: (d) => d.name + " replied:",
  starsChart: "Number of ratings by stars",
  stars: (d) => d.stars + " ★",
  openChat: "Open chat",
  call: "Call",
  callName: (d) => "Call " + d.name,
  callOpen: "Your call is open.",
  speaks: "Speaks",
  reads: "Reads",
  share: (d) => "Share " + d.name,
  linkCopied: "Link copied",
  notShared: "Could not share. Copy the address of this page.",
  reviewCount: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " review after a paid consultation", other: number("en-IN", d.count, 0) + " reviews after paid consultations" }) as string,
  speaksYours: "Speaks your language",
  breadcrumbs: "Breadcrumbs",
  liveNow: (d) => d.name + " is live now",
  liveSoon: (d) => d.name + " goes live soon",
  liveNext: (d) => select(d.on, { today: d.name + " goes live at " + d.time, tomorrow: d.name + " goes live tomorrow at " + d.time, other: d.name + " goes live on " + d.day + " at " + d.time }) as string,
  openPicture: "Open larger",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  pictureCount: (d) => d.number + " of " + d.count,
  payAfter: (d) => "You pay only after " + d.name + " joins. Set your own limit on the next step."
}

export const profileWords: () => ProfileWords = catalogue(english)
