import { listOwnReviews, type OwnReview } from '@tarapath/astrologer-api'
import { Button, EmptyState, ErrorState, Spinner } from '@tarapath/ui-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../platform/api.ts'
import { appWords } from '../words/app.gen.ts'
import { reviewsWords } from '../words/reviews.gen.ts'
import { ReviewRow } from './review-row.tsx'
import styles from './reviews.module.css'

/** What customers wrote, and what the astrologer replies. */
export function ReviewsScreen() {
  const words = reviewsWords()
  const [reviews, setReviews] = useState<OwnReview[]>([])
  const [nextBefore, setNextBefore] = useState<number | null>(null)
  const [state, setState] = useState<'loading' | 'failed' | 'shown'>('loading')
  const hasLoaded = useRef(false)

  const load = useCallback((before: number | null, signal?: AbortSignal) => {
    listOwnReviews(api, before === null ? {} : { before }, signal && { signal }).then(
      (page) => {
        hasLoaded.current = true
        setReviews((known) => (before === null ? page.results : [...known, ...page.results]))
        setNextBefore(page.next_before)
        setState('shown')
      },
      () => signal?.aborted || setState('failed'),
    )
  }, [])
  useEffect(() => {
    // After a consultation the screen is shown again, with a reply that may be half written below an older review.
    if (hasLoaded.current) return
    const left = new AbortController()
    load(null, left.signal)
    return () => left.abort()
  }, [load])

  function loadMore() {
    setState('loading')
    load(nextBefore)
  }

  return (
    <>
      <h1>{appWords().reviews}</h1>
      {state === 'shown' && reviews.length === 0 ? <EmptyState title={words.none} /> : null}
      <ul className={`ui-rows ${styles['rows']}`}>
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            onReplied={(replied) =>
              setReviews((known) => known.map((each) => (each.id === replied.id ? replied : each)))
            }
          />
        ))}
      </ul>
      {state === 'failed' ? (
        <ErrorState
          title={reviews.length === 0 ? words.notLoaded : words.olderNotLoaded}
          retryLabel={appWords().tryAgain}
          onRetry={loadMore}
        />
      ) : null}
      {state === 'loading' ? <Spinner label={appWords().loading} /> : null}
      {state === 'shown' && nextBefore !== null ? (
        <Button variant="outline" full onClick={loadMore}>
          {words.older}
        </Button>
      ) : null}
    </>
  )
}
