import type { ReactElement, ReactNode } from 'react'
import './skip-link.css'

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  /** `#main` by default. */
  href?: `#${string}` | undefined
  children?: ReactNode
}

/** A link to the main content, as the first element of a page. It is visible only while it has the focus. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps): ReactElement {
  return (
    <a className="ui-skip-link" href={href}>
      {children}
    </a>
  )
}
