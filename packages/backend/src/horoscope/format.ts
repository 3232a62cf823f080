import type { Graha } from '@tarapath/jyotish'
import { INDIA_OFFSET_MINUTES, type Period } from './period.ts'

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th']
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const weekdayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

export const ordinal = (house: number): string => ORDINALS[house - 1] as string
export const formatGraha = (graha: Graha): string => (graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha)
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Replaces each `{name}` in a phrase by its value and capitalizes the sentence. */
export const fillTemplate = (phrase: string, values: Readonly<Record<string, string>>): string =>
  capitalize(phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] as string))

/** A date in India as `20 November`. */
export const formatDay = (date: Date): string =>
  formatDayAndMonth(new Date(date.getTime() + INDIA_OFFSET_MINUTES * 60_000))

/** A time in India, rounded to the hour, as `about 2 pm`. */
export function formatHour(date: Date): string {
  const halfHour = 30
  const hour = new Date(date.getTime() + (INDIA_OFFSET_MINUTES + halfHour) * 60_000).getUTCHours()
  if (hour === 0) return 'about midnight'
  if (hour === 12) return 'about noon'
  return `about ${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}

/** "on Friday", "this week", "in November", "in 2026" */
export function formatWhen({ kind, start }: Period): string {
  const date = new Date(start)
  switch (kind) {
    case 'day':
      return `on ${weekdayName.format(date)}`
    case 'week':
      return 'this week'
    case 'month':
      return `in ${monthName.format(date)}`
    case 'year':
      return `in ${date.getUTCFullYear()}`
  }
}

/** "20 November 2026", "16 to 22 November 2026", "November 2026", "2026" */
export function formatPeriod({ kind, start, end }: Period): string {
  const [first, last] = [new Date(start), new Date(end)]
  const year = last.getUTCFullYear()
  switch (kind) {
    case 'day':
      return `${formatDayAndMonth(first)} ${year}`
    case 'week': {
      const isOneMonth = first.getUTCMonth() === last.getUTCMonth()
      return `${isOneMonth ? first.getUTCDate() : formatDayAndMonth(first)} to ${formatDayAndMonth(last)} ${year}`
    }
    case 'month':
      return `${monthName.format(first)} ${year}`
    case 'year':
      return String(year)
  }
}

const formatDayAndMonth = (date: Date): string => `${date.getUTCDate()} ${monthName.format(date)}`
