import { listEarnings, type Earnings, type PastConsultation } from '@tarapath/astrologer-api'
import { formatDayAndTime } from '@tarapath/customer-core/dates'
import { Button, EmptyState, ErrorState, formatDuration, formatRupees, Rupees, Spinner } from '@tarapath/ui-kit'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../platform/api.ts'
import { appWords } from '../words/app.gen.ts'
import { pastWords } from '../words/past.gen.ts'
import styles from './earnings.module.css'
import { StatementSection } from './statement-section.tsx'
import { TodayFacts } from './today-facts.tsx'

/** What the ledger credited today, and every past consultation with what it earned. */
export function EarningsScreen() {
  const words = pastWords()
  const [loaded, setLoaded] = useState<Earnings | null>(null)
  const [state, setState] = useState<'loading' | 'failed' | 'shown'>('loading')

  const load = useCallback((before: number | null, signal?: AbortSignal) => {
    listEarnings(api, before === null ? {} : { before }, signal && { signal }).then(
      (page) => {
        setLoaded((known) =>
          known && before !== null ? { ...page, results: [...known.results, ...page.results] } : page,
        )
        setState('shown')
      },
      () => signal?.aborted || setState('failed'),
    )
  }, [])
  useEffect(() => {
    const left = new AbortController()
    load(null, left.signal)
    return () => left.abort()
  }, [load])

  function loadMore() {
    setState('loading')
    load(loaded?.next_before ?? null)
  }

  const failure =
    state === 'failed' ? (
      <ErrorState
        title={loaded ? words.olderNotLoaded : words.notLoaded}
        retryLabel={appWords().tryAgain}
        onRetry={loadMore}
      />
    ) : null
  return (
    <>
      <h1>{appWords().earnings}</h1>
      {loaded ? (
        <div className={styles['today']}>
          <TodayFacts today={loaded.today} />
        </div>
      ) : (
        failure
      )}
      <StatementSection />
      {loaded || !failure ? (
        <section aria-labelledby="past" className={styles['past']}>
          <h2 id="past">{words.title}</h2>
          {loaded?.results.length === 0 ? <EmptyState title={words.none} level={3} /> : null}
          <ul className={`ui-rows ${styles['rows']}`}>
            {loaded?.results.map((past) => (
              <PastRow key={past.id} past={past} />
            ))}
          </ul>
          {failure}
          {state === 'loading' ? <Spinner label={appWords().loading} /> : null}
          {state === 'shown' && loaded?.next_before ? (
            <Button variant="outline" full onClick={loadMore}>
              {words.older}
            </Button>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

function PastRow({ past }: { past: PastConsultation }) {
  const { customer_name: name, requested_at: at, status, reference, paid_seconds: seconds, earned_paise: paise } = past
  const { refund } = past
  return (
    <li className={styles['row']}>
      <div>
        <b>{name}</b>
        <p className="ui-note">{[formatDayAndTime(at), pastWords()[status], reference].join(' · ')}</p>
        {refund ? (
          <p className="ui-note">
            {pastWords().refunded({ amount: formatRupees(refund.paise), reason: refund.reason })}
          </p>
        ) : null}
      </div>
      <div className={styles['amount']}>
        <Rupees paise={paise} />
        <span className="ui-note">{formatDuration(seconds, 'clock')}</span>
      </div>
    </li>
  )
}
