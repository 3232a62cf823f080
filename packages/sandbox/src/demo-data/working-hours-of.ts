import type { WorkingHours } from '@tarapath/backend/astrologers'
import type { SeedHours, Weekday } from './seed-astrologer.ts'

const DAY_MINUTES = 24 * 60
const WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export function workingHoursOf({ from, to, off = [] }: SeedHours): WorkingHours {
  const fromMinute = minuteOf(from)
  const minutes = (minuteOf(to) - fromMinute + DAY_MINUTES) % DAY_MINUTES
  const days = WEEK.reduce((bits, day, at) => (off.includes(day) ? bits : bits | (1 << at)), 0)
  return { fromMinute, minutes, days }
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
