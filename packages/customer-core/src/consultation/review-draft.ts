import { atom } from 'jotai'
import { reviewWords } from './words/review.gen.ts'

const PRAISE = ['listened', 'clear', 'kind', 'helpful'] as const
const CRITICISM = ['slow', 'unclear', 'rushed', 'notHelpful'] as const

export type ReviewTag = (typeof PRAISE)[number] | (typeof CRITICISM)[number]

/** The tags that fit a rating. None while no star is chosen. */
export function tagsFor(stars: number | null): readonly ReviewTag[] {
  if (stars === null) return []
  return stars >= 4 ? PRAISE : CRITICISM
}

export interface ReviewDraft {
  stars: number | null
  tags: readonly ReviewTag[]
  comment: string
}

export const emptyReview: ReviewDraft = { stars: null, tags: [], comment: '' }
export const reviewDraftAtom = atom<ReviewDraft>(emptyReview)

type Stars = 1 | 2 | 3 | 4 | 5
const isStars = (value: number | null): value is Stars => value !== null && [1, 2, 3, 4, 5].includes(value)

/** The request has a single text: the chosen tags first, then the comment. Null while no star is chosen. */
export function composeReview(consultationId: number, { stars, tags, comment }: ReviewDraft) {
  if (!isStars(stars)) return null
  const words = reviewWords()
  const chosen = tags.map((tag) => words[tag]).join(', ')
  const text = [chosen ? `${chosen}.` : '', comment.trim()].filter(Boolean).join(' ')
  return { consultation_id: consultationId, rating: stars, ...(text ? { comment: text } : {}) }
}
