import { ErrorState } from '@tarapath/ui-kit'
import { useRevalidator } from 'react-router'
import { failureSentence, type Failure } from './failure.ts'

/** What failed in place of a section of a page, and a button to try again. */
export default function SectionFailure({ failure, name }: { failure: Failure; name: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      title={`${name} did not load`}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
      reference={failure.reference ?? undefined}
      level={3}
    >
      {failureSentence(failure, name)}
    </ErrorState>
  )
}
