import type { Ended } from '@tarapath/session-engine'
import { Button, initialsOf, Jharokha, PageBar } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import {
  EndedContent,
  endedHeading,
  notBegunHeading,
  partnerAtom,
  ReviewForm,
  ReviewThanks,
} from '../consultation/index.ts'
import { usePlatformNavigate } from '../platform/index.ts'
import styles from './ended-page.module.css'
import { roomWords } from './words/room.gen.ts'

/** The reason, the receipt and the review of an ended consultation as a page, for hosts without dialogs. */
export function EndedPage({ ended }: { ended: Ended }) {
  const words = roomWords()
  const navigate = usePlatformNavigate()
  const [review, setReview] = useState<'sent' | 'skipped' | null>(null)
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <h1>{endedHeading(ended)}</h1>
      <EndedContent ended={ended} level={2} />
      {ended.review && review === null ? (
        <section className={styles['review']}>
          <h2>{words.rate}</h2>
          <ReviewForm
            consultationId={Number(ended.id)}
            onSkip={() => setReview('skipped')}
            onSent={() => setReview('sent')}
          />
        </section>
      ) : (
        <>
          {review === 'sent' ? <ReviewThanks /> : null}
          <Button full size="l" onClick={() => navigate('/consult-astrologer-online', { replace: true })}>
            {words.backToAstrologers}
          </Button>
        </>
      )}
    </main>
  )
}

/** A request that never became a chat: what happened, and what the customer can do now. */
export function NotBegunPage({ ended }: { ended: Ended }) {
  const partner = useAtomValue(partnerAtom)
  useFocusOnOpen()
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageBar title={roomWords().chat} level={2} backHref="/" backLabel={roomWords().goHome} />
      <div className={styles['head']}>
        <Jharokha
          seed={partner?.astrologerId ?? 0}
          initials={initialsOf(partner?.name ?? '')}
          size="l"
          src={partner?.portrait ?? undefined}
        />
        <h1 tabIndex={-1}>{notBegunHeading(ended)}</h1>
      </div>
      <EndedContent ended={ended} level={2} />
    </main>
  )
}

/** The heading has the focus, because the buttons of the request are gone. */
function useFocusOnOpen(): void {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }), [])
}
