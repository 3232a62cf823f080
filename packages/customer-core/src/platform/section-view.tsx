import { ErrorState } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Section } from './section.ts'
import { failureSentence } from './failure.ts'

/** Shows a section of a page, or its failure and a button to try again. The rest of the page is not affected. */
export function SectionView<T>(props: { section: Section<T>; name: string; children(data: T): ReactNode }) {
  const { section, name, children } = props
  const { revalidate, state } = useRevalidator()
  if (section.ok) return children(section.data)
  return (
    <ErrorState
      title={`${name} did not load`}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
      reference={section.failure.reference ?? undefined}
      level={3}
    >
      {failureSentence(section.failure, name)}
    </ErrorState>
  )
}
