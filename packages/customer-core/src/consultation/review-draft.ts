import { atom } from 'jotai'

export const REVIEW_TAGS = ['Listened', 'Clear timing', 'Kind', 'Too slow', 'Too general'] as const

export interface ReviewDraft {
  stars: number | null
  tags: readonly string[]
  comment: string
}

export const emptyReview: ReviewDraft = { stars: null, tags: [], comment: '' }
export const reviewDraftAtom = atom<ReviewDraft>(emptyReview)

type Stars = 1 | 2 | 3 | 4 | 5
const isStars = (value: number | null): value is Stars => value !== null && [1, 2, 3, 4, 5].includes(value)

/** The request has a single text: the chosen tags first, then the comment. Null while no star is chosen. */
export function composeReview(consultationId: number, { stars, tags, comment }: ReviewDraft) {
  if (!isStars(stars)) return null
  const text = [tags.length > 0 ? `${tags.join(', ')}.` : '', comment.trim()].filter(Boolean).join(' ')
  return { consultation_id: consultationId, rating: stars, ...(text ? { comment: text } : {}) }
}
