import type { ReactElement, ReactNode } from 'react'

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | undefined
  id?: string | undefined
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps): ReactElement {
  return (
    <Element id={id} className="ui-visually-hidden">
      {children}
    </Element>
  )
}
