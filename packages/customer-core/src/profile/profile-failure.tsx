import { ErrorState } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { loadProfileAtom } from '../account/index.ts'
import { commonWords, failureSentence, type Failure } from '../platform/index.ts'
import { profileWords } from './words/profile.gen.ts'

/** In place of the customer's details, and a button that loads them again with the rest of the page. */
export function ProfileFailure({ failure }: { failure: Failure }) {
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
      title={profileWords().notLoaded}
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
