import type { ReactElement } from 'react'
import './duration.css'

/** `clock` is 9:36 (or 1:02:05), `words` is "22 min 55 s". */
export type DurationForm = 'clock' | 'words'

/** The words of a duration, with its numbers. */
export interface DurationWords {
  hours: (values: { count: number }) => string
  minutes: (values: { count: number }) => string
  seconds: (values: { count: number }) => string
}

const ENGLISH: DurationWords = {
  hours: ({ count }) => `${count} h`,
  minutes: ({ count }) => `${count} min`,
  seconds: ({ count }) => `${count} s`,
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Formats whole seconds, in English words by default. Negative values count as 0. */
export function formatDuration(seconds: number, form: DurationForm = 'clock', words: DurationWords = ENGLISH): string {
  const total = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor((total % 3600) / 60)
  const rest = total % 60
  if (form === 'clock')
    return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
  const parts = [
    hours > 0 && words.hours({ count: hours }),
    minutes > 0 && words.minutes({ count: minutes }),
    rest > 0 && words.seconds({ count: rest }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : words.seconds({ count: 0 })
}

/** Props of {@link Duration}. */
export interface DurationProps {
  /** Whole seconds. */
  seconds: number
  form?: DurationForm | undefined
  /** English by default. */
  words?: DurationWords | undefined
}

/** A length of time. */
export function Duration({ seconds, form, words }: DurationProps): ReactElement {
  return (
    <time className="ui-duration" dateTime={`PT${Math.max(0, Math.floor(seconds))}S`}>
      {formatDuration(seconds, form, words)}
    </time>
  )
}
