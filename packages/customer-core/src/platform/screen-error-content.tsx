import { Button } from '@tarapath/ui-kit'
import { useRevalidator, useRouteError } from 'react-router'
import { failureSentence } from './failure.ts'
import { PageMeta } from './page-meta.tsx'
import { screenFailure } from './screen-failure.ts'
import styles from './screen.module.css'
import { useErrorReport } from './use-error-report.ts'

/** The reason, the next step and a reference for support. */
export default function ScreenErrorContent() {
  const error = useRouteError()
  const failure = screenFailure(error)
  const reference = useErrorReport(error) ?? failure.reference
  const isNotFound = failure.kind === 'not-found'
  return (
    <main id="main" className={`ui-page ${styles['screen']}`} data-stack>
      <PageMeta title={isNotFound ? 'Page not found' : 'Something went wrong'} noindex />
      <h1>{isNotFound ? 'There is no such page' : 'This page did not load'}</h1>
      <p>{isNotFound ? 'The address may be mistyped, or the page has moved.' : failureSentence(failure)}</p>
      {isNotFound ? (
        <p className={styles['actions']}>
          <Button href="/consult-astrologer-online">See the astrologers</Button>
          <Button href="/" variant="outline">
            Home
          </Button>
        </p>
      ) : (
        <p className={styles['actions']}>
          <TryAgain />
        </p>
      )}
      {reference ? <p className="ui-note">Reference for our support: {reference}</p> : null}
    </main>
  )
}

function TryAgain() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button onClick={() => void revalidate()} loading={state === 'loading'}>
      Try again
    </Button>
  )
}
