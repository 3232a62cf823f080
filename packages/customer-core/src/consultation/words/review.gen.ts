// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface ReviewWords {
  rateAstrologer(values: { name: string | number }): string
  rateConsultation: string
  stars: string
  chooseStars: string
  tags: string
  listened: string
  clear: string
  kind: string
  helpful: string
  slow: string
  unclear: string
  rushed: string
  notHelpful: string
  writeReview: string
  hint: string
  kept(values: { problem: string | number }): string
  send: string
  skip: string
  star1: string
  star2: string
  star3: string
  star4: string
  star5: string
  starsLabel(values: { stars: number; label: string | number }): string
  thankYou: string
  thankYouHint: string
  done: string
}

const english: ReviewWords = {
  rateAstrologer: (d) => "Rate " + d.name,
  rateConsultation: "Rate your consultation",
  stars: "Your rating",
  chooseStars: "Choose 1 to 5 stars, or skip.",
  tags: "What describes it?",
  listened: "Listened well",
  clear: "Clear answers",
  kind: "Kind",
  helpful: "Helpful",
  slow: "Slow replies",
  unclear: "Unclear answers",
  rushed: "Rushed",
  notHelpful: "Not helpful",
  writeReview: "Write a review",
  hint: "Shown with your first name. Do not share phone numbers or private details.",
  kept: (d) => d.problem + " Your review is saved here.",
  send: "Submit review",
  skip: "Skip",
  star1: "Poor",
  star2: "Fair",
  star3: "Good",
  star4: "Very good",
  star5: "Excellent",
  starsLabel: (d) => plural(d.stars, 0, en, { one: number("en-IN", d.stars, 0) + " star", other: number("en-IN", d.stars, 0) + " stars" }) + ", " + d.label as string,
  thankYou: "Thank you",
  thankYouHint: "Your review helps others choose.",
  done: "Done"
}

export const reviewWords: () => ReviewWords = catalogue(english)
