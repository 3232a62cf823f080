import { useDraft } from '../platform/index.ts'
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

/** The review of a consultation, kept in the tab over a reload. Setting {@link emptyReview} removes it. */
export function useReviewDraft(consultationId: number): [ReviewDraft, (draft: ReviewDraft) => void] {
  const [text, setText] = useDraft(`reviewDraft:${consultationId}`)
  return [readReview(text), (draft) => setText(draft === emptyReview ? '' : JSON.stringify(draft))]
}

/** What is stored may be of another version. */
function readReview(text: string): ReviewDraft {
  try {
    const { stars, tags, comment } = Object(JSON.parse(text)) as Record<string, unknown>
    const rating = typeof stars === 'number' && isStars(stars) ? stars : null
    const fitting = tagsFor(rating)
    return {
      stars: rating,
      tags: Array.isArray(tags) ? fitting.filter((tag) => tags.includes(tag)) : [],
      comment: typeof comment === 'string' ? comment : '',
    }
  } catch {
    return emptyReview
  }
}

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
