import type { ReactElement } from 'react'
import './typing-dots.css'

/** Props of {@link TypingDots}. */
export interface TypingDotsProps {
  /** Who is typing, such as "Acharya Meera is typing". */
  text: string
}

/** A typing indicator: three dots and a text. */
export function TypingDots({ text }: TypingDotsProps): ReactElement {
  return (
    <p className="ui-typing">
      <span className="ui-typing-dots" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {text}
    </p>
  )
}
