import type { ConsultationHistoryItem } from '@tarapath/api-client/types'

/** The backend takes a review after a paid minute (docs/behaviour.md B3.9). */
const REVIEW_FROM_SECONDS = 60

type Facts = Pick<ConsultationHistoryItem, 'status' | 'rating' | 'duration_seconds'>

/** Whether the customer can review a consultation, and has not. */
export const isReviewDue = ({ status, rating, duration_seconds: seconds }: Facts): boolean =>
  status === 'completed' && rating === null && seconds >= REVIEW_FROM_SECONDS
