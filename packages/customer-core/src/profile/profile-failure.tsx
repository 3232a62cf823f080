import { ErrorState } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { loadProfileAtom } from '../account/index.ts'
import { commonWords, failureSentence, failureWords, type Failure } from '../platform/index.ts'

/** Replaces a part that needs the profile, with a button that loads the page again. */
export function ProfileFailure({ failure, title }: { failure: Failure; title: string }) {
  const loadProfile = useSetAtom(loadProfileAtom)
  const { revalidate } = useRevalidator()
  const [isLoading, setLoading] = useState(false)
  const again = async () => {
    setLoading(true)
    await Promise.all([loadProfile(), revalidate()])
    setLoading(false)
  }
  return (
    <ErrorState
      title={title}
      retryLabel={commonWords().tryAgain}
      referenceLabel={failureWords().reference}
      reference={failure.reference ?? undefined}
      retrying={isLoading}
      level={2}
      onRetry={() => void again()}
    >
      {failureSentence(failure)}
    </ErrorState>
  )
}
