import { z } from 'zod'
import type { WorkingHours } from '@tarapath/backend/astrologers'
import { checkbox, id } from './fields.ts'

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const DAY_MINUTES = 24 * 60

const clockTime = (name: string) =>
  z.string(`${name} is missing.`).regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name} has to be a time, such as 09:30.`)

/** Weekly hours. Without a day there are no fixed hours. */
export const hoursFields = z
  .object({
    astrologer: id('Astrologer'),
    from: clockTime('The beginning'),
    to: clockTime('The end'),
    Sun: checkbox,
    Mon: checkbox,
    Tue: checkbox,
    Wed: checkbox,
    Thu: checkbox,
    Fri: checkbox,
    Sat: checkbox,
  })
  .refine(({ from, to }) => lengthOf(from, to) <= 23 * 60 && lengthOf(from, to) > 0, {
    error: 'A shift has to be shorter than 23 hours, and may end after midnight.',
    path: ['to'],
  })

/** Null without a day. */
export function hoursOf(input: z.output<typeof hoursFields>): WorkingHours | null {
  const days = WEEKDAYS.reduce((bits, day, at) => (input[day] ? bits | (1 << at) : bits), 0)
  return days === 0 ? null : { fromMinute: minuteOf(input.from), minutes: lengthOf(input.from, input.to), days }
}

/** 09:30 */
export const printMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const lengthOf = (from: string, to: string): number => (minuteOf(to) - minuteOf(from) + DAY_MINUTES) % DAY_MINUTES

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
