import type { ReactElement } from 'react'

/** Props of {@link TypingDots}. */
export interface TypingDotsProps {
  /** Who is typing. */
  name: string
}

/** Somebody is writing; said in words, and drawn as three dots. */
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
