import type { Ended } from '@tarapath/session-engine'
import { Button } from '@tarapath/ui-kit'
import { useState } from 'react'
import { EndedContent, endedHeading, ReviewForm } from '../consultation/index.ts'
import { usePlatformNavigate } from '../platform/index.ts'
import styles from './ended-page.module.css'

/** The reason, the receipt and the review of an ended consultation as a page, for hosts without dialogs. */
export function EndedPage({ ended }: { ended: Ended }) {
  const navigate = usePlatformNavigate()
  const [hasReviewed, setReviewed] = useState(false)
  return (
    <main id="main" className={`ui-page ${styles['page']}`}>
      <h1>{endedHeading(ended)}</h1>
      <EndedContent ended={ended} />
      {ended.review && !hasReviewed ? (
        <section className={styles['review']}>
          <h2>How was it?</h2>
          <ReviewForm consultationId={Number(ended.id)} onDone={() => setReviewed(true)} />
        </section>
      ) : (
        <Button full size="l" onClick={() => navigate('/consult-astrologer-online', { replace: true })}>
          Back to the astrologers
        </Button>
      )}
    </main>
  )
}
