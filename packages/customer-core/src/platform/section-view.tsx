import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import type { Section } from './section.ts'
<<<<<<< HEAD
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
=======

const Failure = onDemand(() => import('./section-failure.tsx'))

/** Shows a section of a page, or its failure and a button to try again. The rest of the page is not affected. */
export function SectionView<T>(props: { section: Section<T>; name: string; children(data: T): ReactNode }) {
  const { section, name, children } = props
  return section.ok ? children(section.data) : <Failure failure={section.failure} name={name} />
>>>>>>> e8ca983c (customer-web: load screens at the first interaction)
}
