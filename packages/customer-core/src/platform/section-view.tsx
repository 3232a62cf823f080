import { ErrorState } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Section } from './section.ts'
import { failureSentence } from './failure-sentence.ts'
import { commonWords } from './words/common.gen.ts'

/** Shows a section of a page, or its failure and a button to try again. The rest of the page is not affected. */
export function SectionView<T>(props: { section: Section<T>; failedTitle: string; children(data: T): ReactNode }) {
  const { section, failedTitle, children } = props
  const { revalidate, state } = useRevalidator()
  if (section.ok) return children(section.data)
  return (
    <ErrorState
      title={failedTitle}
      retryLabel={commonWords().tryAgain}
      referenceLabel={commonWords().reference}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
      reference={section.failure.reference ?? undefined}
      level={3}
    >
      {failureSentence(section.failure)}
    </ErrorState>
  )
}
