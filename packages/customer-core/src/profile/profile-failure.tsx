import { ErrorState } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { loadProfileAtom } from '../account/index.ts'
import { commonWords, failureSentence, type Failure } from '../platform/index.ts'

/** In place of what is of the profile, and a button that loads it again with the rest of the page. */
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
      referenceLabel={commonWords().reference}
      reference={failure.reference ?? undefined}
      retrying={isLoading}
      level={2}
      onRetry={() => void again()}
    >
      {failureSentence(failure)}
    </ErrorState>
  )
}
