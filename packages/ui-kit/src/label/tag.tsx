import type { ReactElement, ReactNode } from 'react'
import './tag.css'

/** Props of {@link Tag}. */
export interface TagProps {
  tone?: 'neutral' | 'primary' | 'money' | 'success' | 'danger' | 'accent' | undefined
  children: ReactNode
}

/** A short label that states a fact. It is not a control. */
export function Tag({ tone = 'neutral', children }: TagProps): ReactElement {
  return (
    <span className="ui-tag" data-tone={tone}>
      {children}
    </span>
  )
}
