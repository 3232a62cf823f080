import { atom } from 'jotai'

export const REVIEW_WORDS = ['Listened', 'Clear timing', 'Kind', 'Too slow', 'Too general'] as const

export interface ReviewDraft {
  stars: number | null
  words: readonly string[]
  comment: string
}

export const emptyReview: ReviewDraft = { stars: null, words: [], comment: '' }
export const reviewDraftAtom = atom<ReviewDraft>(emptyReview)

type Stars = 1 | 2 | 3 | 4 | 5
const isStars = (value: number | null): value is Stars => value !== null && [1, 2, 3, 4, 5].includes(value)

/** The call has one text: the chosen words lead, the person's own follow. Null while no star is chosen. */
export function composeReview(consultationId: number, { stars, words, comment }: ReviewDraft) {
  if (!isStars(stars)) return null
  const text = [words.length > 0 ? `${words.join(', ')}.` : '', comment.trim()].filter(Boolean).join(' ')
  return { consultation_id: consultationId, rating: stars, ...(text ? { comment: text } : {}) }
}
