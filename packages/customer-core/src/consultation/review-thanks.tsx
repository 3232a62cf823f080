import { InlineNotice } from '@tarapath/ui-kit'
import { reviewWords } from './words/review.gen.ts'

/** What the customer sees after a review was sent. */
export function ReviewThanks() {
  const words = reviewWords()
  return (
    <InlineNotice tone="success" title={words.thankYou} live="status">
      {words.thankYouHint}
    </InlineNotice>
  )
}
