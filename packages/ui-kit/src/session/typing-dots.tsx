import type { ReactElement } from 'react'
import './session.css'

/** Props of {@link TypingDots}. */
export interface TypingDotsProps {
  /** The name of the person who is typing. */
  name: string
}

/** A typing indicator: three dots and a text. */
export function TypingDots({ name }: TypingDotsProps): ReactElement {
  return (
    <p className="ui-typing">
      <span className="ui-typing-dots" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {name} is typing
    </p>
  )
}
