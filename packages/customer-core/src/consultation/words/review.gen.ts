// Generated from en.json by `pnpm generate`. Do not edit.
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
  thankYou: "Thank you",
  thankYouHint: "Your review helps others choose.",
  done: "Done"
}

export const reviewWords: () => ReviewWords = catalogue(english)
