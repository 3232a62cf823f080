import { PageMeta } from '@tarapath/customer-core/platform'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { stagingWords } from './words/staging.gen.ts'

const StagingDialog = lazy(() => import('./staging-dialog.tsx'))

/** Whether the server refused the page because the code of the staging site was not entered. */
export const isGateClosed = (error: unknown): boolean => isRouteErrorResponse(error) && error.data === 'staging'

/** In place of every page of the staging site before the code is entered. */
export function StagingGate() {
  return (
    <>
      <PageMeta title={stagingWords().title} noindex />
      <noscript>{stagingWords().needsJavaScript}</noscript>
      <Suspense fallback={null}>
        <StagingDialog />
      </Suspense>
    </>
  )
}
