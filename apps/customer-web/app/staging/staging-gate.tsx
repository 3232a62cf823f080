import { lazyPart, PageMeta } from '@tarapath/customer-core/platform'
import { Suspense } from 'react'
import { stagingWords } from './words/staging.gen.ts'

const StagingDialog = lazyPart(() => import('./staging-dialog.tsx'))

/** In place of every page of the staging site before the code is entered. */
export default function StagingGate() {
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
