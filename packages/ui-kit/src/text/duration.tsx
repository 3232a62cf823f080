import type { ReactElement } from 'react'
import './duration.css'

/** `clock` is 9:36 (or 1:02:05), `words` is "22 min 55 s". */
export type DurationForm = 'clock' | 'words'

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Formats whole seconds. Negative values count as 0. */
export function formatDuration(seconds: number, form: DurationForm = 'clock'): string {
  const total = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor((total % 3600) / 60)
  const rest = total % 60
  if (form === 'clock')
    return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
  const parts = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : '0 s'
}

/** Props of {@link Duration}. */
export interface DurationProps {
  /** Whole seconds. */
  seconds: number
  form?: DurationForm | undefined
}

/** A length of time. */
export function Duration({ seconds, form }: DurationProps): ReactElement {
  return (
    <time className="ui-duration" dateTime={`PT${Math.max(0, Math.floor(seconds))}S`}>
      {formatDuration(seconds, form)}
    </time>
  )
}
