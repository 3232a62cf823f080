import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import type { Section } from './section.ts'

const Failure = onDemand(() => import('./section-failure.tsx'))

/** Shows a section of a page, or its failure and a button to try again. The rest of the page is not affected. */
export function SectionView<T>(props: { section: Section<T>; failedTitle: string; children(data: T): ReactNode }) {
  const { section, failedTitle, children } = props
  return section.ok ? children(section.data) : <Failure failure={section.failure} title={failedTitle} />
}
