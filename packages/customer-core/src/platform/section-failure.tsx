import { ErrorState } from '@tarapath/ui-kit'
import { useRevalidator } from 'react-router'
import { failureSentence } from './failure-sentence.ts'
import type { Failure } from './failure.ts'
import { useQuietRefresh } from './use-quiet-refresh.ts'
import { useRetry } from './use-retry.ts'
import { commonWords } from './words/common.gen.ts'
import { failureWords } from './words/failure.gen.ts'

/** What failed in place of a section of a page, and a button to try again. What may pass is tried again by itself too. */
export default function SectionFailure({ failure, title }: { failure: Failure; title: string }) {
  const { state } = useRevalidator()
  const refresh = useQuietRefresh()
  useRetry(failure)
  return (
    <ErrorState
      title={title}
      retryLabel={commonWords().tryAgain}
      referenceLabel={failureWords().reference}
      onRetry={() => void refresh()}
      retrying={state === 'loading'}
      reference={failure.reference ?? undefined}
    >
      {failureSentence(failure)}
    </ErrorState>
  )
}
