import { minutesBetween, readMinute, type WorkingHours } from '@tarapath/backend/astrologers'
import type { SeedHours, Weekday } from './seed-astrologer.ts'

const WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export function workingHoursOf({ from, to, off = [] }: SeedHours): WorkingHours {
  const days = WEEK.reduce((bits, day, at) => (off.includes(day) ? bits : bits | (1 << at)), 0)
  return { fromMinute: readMinute(from), minutes: minutesBetween(from, to), days }
}
