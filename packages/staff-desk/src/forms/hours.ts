import { z } from 'zod'
import { minutesBetween, readMinute, type WorkingHours } from '@tarapath/backend/astrologers'
import { checkbox, id } from './fields.ts'

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const MAX_MINUTES = 23 * 60

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
  .refine(({ from, to }) => minutesBetween(from, to) <= MAX_MINUTES && minutesBetween(from, to) > 0, {
    error: 'A shift has to be shorter than 23 hours, and may end after midnight.',
    path: ['to'],
  })

/** Null without a day. */
export function hoursOf(input: z.output<typeof hoursFields>): WorkingHours | null {
  const days = WEEKDAYS.reduce((bits, day, at) => (input[day] ? bits | (1 << at) : bits), 0)
  return days === 0 ? null : { fromMinute: readMinute(input.from), minutes: minutesBetween(input.from, input.to), days }
}
