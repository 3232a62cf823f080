// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface TestimonialsWords {
  title: string
  heading: string
  description: string
  lead: string
}

const english: TestimonialsWords = {
  title: "What customers say about Tarapath",
  heading: "Testimonials and reviews",
  description: "Words of customers about Tarapath, and the latest reviews of consultations, good and bad.",
  lead: "Reviews come from customers after a paid consultation. We do not choose them by their stars."
}

export const testimonialsWords: () => TestimonialsWords = catalogue(english)
