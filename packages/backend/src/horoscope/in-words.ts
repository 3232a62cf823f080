import type { Graha } from '@tarapath/jyotish'
import type { Period } from './period.ts'

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const ordinal = (house: number): string => ORDINALS[house - 1] as string
export const grahaInWords = (graha: Graha): string => (graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha)
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Fills `{name}` in a phrase; the sentence begins with a capital letter. */
export const filled = (phrase: string, words: Readonly<Record<string, string>>): string =>
  capitalised(phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] as string))

/** A civil day in India as `20 November`. */
export function dayInWords(date: Date): string {
  const local = new Date(date.getTime() + 330 * 60_000)
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]}`
}

/** A time in India as `about 2 pm`. */
export function hourInWords(date: Date): string {
  const hour = new Date(date.getTime() + 360 * 60_000).getUTCHours()
  if (hour === 0) return 'about midnight'
  if (hour === 12) return 'about noon'
  return `about ${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}

/** "on Friday", "this week", "in November", "in 2026" */
export function whenInWords({ kind, start }: Period): string {
  const date = new Date(start)
  switch (kind) {
    case 'day':
      return `on ${WEEKDAYS[date.getUTCDay()]}`
    case 'week':
      return 'this week'
    case 'month':
      return `in ${MONTHS[date.getUTCMonth()]}`
    case 'year':
      return `in ${date.getUTCFullYear()}`
  }
}

/** "20 November 2026", "16 to 22 November 2026", "November 2026", "2026" */
export function periodInWords({ kind, start, end }: Period): string {
  const [from, to] = [new Date(start), new Date(end)]
  const month = (date: Date) => MONTHS[date.getUTCMonth()] as string
  const year = to.getUTCFullYear()
  switch (kind) {
    case 'day':
      return `${from.getUTCDate()} ${month(from)} ${year}`
    case 'week': {
      const first = month(from) === month(to) ? `${from.getUTCDate()}` : `${from.getUTCDate()} ${month(from)}`
      return `${first} to ${to.getUTCDate()} ${month(to)} ${year}`
    }
    case 'month':
      return `${month(from)} ${year}`
    case 'year':
      return String(year)
  }
}
