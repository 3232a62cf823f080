import type { SpecialitySlug } from '@tarapath/reference-data'

export type Stars = 1 | 2 | 3 | 4 | 5

/** Sentences a review is put together from: what was asked, how it went, a last word. */
export interface ReviewPhrases {
  asked: Record<SpecialitySlug, readonly string[]>
  said: Record<Stars, readonly string[]>
  closed: Record<Stars, readonly string[]>
}
