import type { Ended } from '@tarapath/session-engine'
import { Button } from '@tarapath/ui-kit'
import { useState } from 'react'
import { EndedContent, endedHeading, ReviewForm } from '../consultation/index.ts'
import { usePlatformNavigate } from '../platform/index.ts'
import styles from './ended-page.module.css'

/** The end, the receipt and the review as page content, for hosts in which no window opens. */
export function EndedPage({ ended }: { ended: Ended }) {
  const go = usePlatformNavigate()
  const [reviewing, setReviewing] = useState(ended.review)
  return (
    <main id="main" className={`ui-page ${styles['page']}`}>
      <h1>{endedHeading(ended)}</h1>
      <EndedContent ended={ended} />
      {reviewing ? (
        <section className={styles['review']}>
          <h2>How was it?</h2>
          <ReviewForm consultationId={Number(ended.id)} onDone={() => setReviewing(false)} />
        </section>
      ) : (
        <Button full size="l" onClick={() => go('/consult-astrologer-online', { replace: true })}>
          Back to the astrologers
        </Button>
      )}
    </main>
  )
}
