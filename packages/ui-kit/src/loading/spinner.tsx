import type { ReactElement } from 'react'
import './spinner.late.css'

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What is loading; decoration without it. */
  label?: string | undefined
  /** Edge in px; 20 by default. */
  size?: number | undefined
}

/** A hand that turns on a dial. The animation ends after a minute. */
export function Spinner({ label, size = 20 }: SpinnerProps): ReactElement {
  return (
    <svg
      className="ui-spinner"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        opacity="0.35"
        d="M12 2.5v2M16.75 3.77l-1 1.74M20.23 7.25l-1.74 1M21.5 12h-2M20.23 16.75l-1.74-1M16.75 20.23l-1-1.74M12 21.5v-2M7.25 20.23l1-1.74M3.77 16.75l1.74-1M2.5 12h2M3.77 7.25l1.74 1M7.25 3.77l1 1.74"
      />
      <path className="ui-spinner-hand" d="M12 12V4" />
    </svg>
  )
}
