// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ReviewsWords {
  none: string
  notLoaded: string
  olderNotLoaded: string
  rated(values: { stars: string | number }): string
  yourReply: string
  reply: string
  change: string
  replyTo(values: { name: string | number }): string
  changeTo(values: { name: string | number }): string
  hint: string
  save: string
  cancel: string
  older: string
}

const english: ReviewsWords = {
  none: "Nobody has reviewed you yet.",
  notLoaded: "Your reviews did not load",
  olderNotLoaded: "Older reviews did not load",
  rated: (d) => d.stars + " of 5 stars",
  yourReply: "Your reply:",
  reply: "Reply",
  change: "Change reply",
  replyTo: (d) => "Reply to " + d.name,
  changeTo: (d) => "Change reply to " + d.name,
  hint: "Everybody reads it on your profile. Telephone numbers are hidden. Leave it empty to remove it.",
  save: "Save",
  cancel: "Cancel",
  older: "Show older ones"
}

export const reviewsWords: () => ReviewsWords = catalogue(english)
