import { Button } from '@tarapath/ui-kit'
import { useEffect, useState, type ReactNode } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { failureSentence } from './failure-sentence.ts'
import type { Failure } from './failure.ts'
import { PageMeta } from './page-meta.tsx'
import { screenFailure } from './screen-failure.ts'
import styles from './screen.module.css'
import { useErrorReport } from './use-error-report.ts'
import { commonWords } from './words/common.gen.ts'
import { screenWords } from './words/screen.gen.ts'

/** The reason, the next step and a reference for support; `notFoundHelp` is what a page that does not exist shows below. */
export default function ScreenErrorContent({ notFoundHelp }: { notFoundHelp?: ReactNode }) {
  const error = useRouteError()
  const failure = screenFailure(error)
  const reference = useErrorReport(error) ?? failure.reference
  const isNotFound = failure.kind === 'not-found'
  const words = screenWords()
  const isOffline = useIsOffline(failure)
  const title = isNotFound ? words.pageNotFound : isOffline ? words.offline : words.somethingWentWrong
  return (
    <main id="main" className={`ui-page ${styles['screen']}`} data-stack>
      <PageMeta title={title} noindex />
      <h1>{title}</h1>
      <p>{isNotFound ? words.checkTheLink : isOffline ? words.loadsWhenBack : failureSentence(failure)}</p>
      {isNotFound ? (
        <p className={styles['actions']}>
          <Button href="/consult-astrologer-online">{words.seeAstrologers}</Button>
          <Button href="/" variant="outline">
            {words.home}
          </Button>
        </p>
      ) : (
        <p className={styles['actions']}>
          <TryAgain />
        </p>
      )}
      {reference ? <p className="ui-note">{words.reference({ reference })}</p> : null}
      {isNotFound ? notFoundHelp : null}
    </main>
  )
}

/** Whether the device has no network. The page loads by itself when it is back. */
function useIsOffline({ kind }: Failure): boolean {
  const [isOffline, setOffline] = useState(() => kind === 'offline' && globalThis.navigator?.onLine === false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (kind !== 'offline') return
    const load = () => {
      setOffline(false)
      void revalidate()
    }
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [kind, revalidate])
  return isOffline
}

function TryAgain() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button onClick={() => void revalidate()} loading={state === 'loading'}>
      {commonWords().tryAgain}
    </Button>
  )
}
