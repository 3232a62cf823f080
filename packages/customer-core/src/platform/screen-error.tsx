import { ErrorState } from '@tarapath/ui-kit'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { failureOf, failureSentence, type Failure } from './failure.ts'
import { PageMeta } from './page-meta.tsx'
import styles from './screen.module.css'

/** The ErrorBoundary of every screen: what happened, what to do, and a reference for support. */
export function ScreenError() {
  const error = useRouteError()
  const failure = screenFailure(error)
  const { revalidate, state } = useRevalidator()
  const missing = failure.kind === 'missing'
  return (
    <main id="main" className={`ui-page ${styles['screen']}`}>
      <PageMeta title={missing ? 'Page not found' : 'Something went wrong'} noindex />
      <h1>{missing ? 'There is no such page' : 'This page did not load'}</h1>
      <ErrorState
        onRetry={missing ? undefined : () => void revalidate()}
        retrying={state === 'loading'}
        reference={failure.reference ?? undefined}
      >
        {failureSentence(failure)}
      </ErrorState>
    </main>
  )
}

export function screenFailure(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return failureOf(error)
  if (isFailure(error.data)) return error.data
  return { kind: error.status === 404 ? 'missing' : 'broken', reference: null, retryAfterSeconds: null }
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'reference' in value
}
