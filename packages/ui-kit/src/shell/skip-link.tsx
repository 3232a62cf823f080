import type { ReactElement, ReactNode } from 'react'

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  /** `#main` by default. */
  href?: `#${string}` | undefined
  children?: ReactNode
}

/** The first stop of the Tab key: leads past the bars. Seen only while it has the focus. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps): ReactElement {
  return (
    <a className="ui-skip-link" href={href}>
      {children}
    </a>
  )
}
