import { instantOf, startOfDay, type Place } from '@tarapath/jyotish'
import { invalidFields } from '../../errors.ts'
import { isSupportedDay } from '../period.ts'
import type { CalculatorBody, CalculatorInput } from './calculator.ts'
import { parseClockTime } from './parse-clock-time.ts'
import { readAll } from './read-all.ts'
import { readPlace } from './read-place.ts'

/** The prefix of the body fields of one person; the second person has `partner_`. */
export type FieldPrefix = '' | 'partner_'

export interface Birth {
  /** Local date at the place of birth, such as `1994-08-17`. */
  readonly date: string
  readonly instant: Date
  /** Without a time of birth, the instant is local noon. */
  readonly isTimeKnown: boolean
  readonly timeZone: string
}

export interface PlacedBirth extends Birth {
  readonly place: Place
}

type Field = 'date_of_birth' | 'time_of_birth'
const field = (body: CalculatorBody, prefix: FieldPrefix, name: Field) => body[`${prefix}${name}`]

/** A date of birth in the supported years and not in the future. */
export function readBirthDate({ body, now }: CalculatorInput, prefix: FieldPrefix = ''): string {
  const date = field(body, prefix, 'date_of_birth')
  const invalid = (message: string) => invalidFields({ [`${prefix}date_of_birth`]: message })
  if (date === undefined) throw invalid('This field is required.')
  if (!isSupportedDay(date)) throw invalid('Use a date from 1900 to 2099.')
  // UTC+14 is the first time zone to reach a date.
  if (startOfDay({ date, utcOffsetMinutes: 840 }) > now) throw invalid('Use a date that is not in the future.')
  return date
}

/** Date with optional time and place, which is enough for the Moon. The default is noon in India. */
export async function readBirth(input: CalculatorInput, prefix: FieldPrefix = ''): Promise<Birth> {
  const [date, time, place] = await readAll(
    () => readBirthDate(input, prefix),
    () => readTime(input.body, prefix),
    () => readPlace(input, prefix, false),
  )
  return birthAt(date, time, place.timeZone)
}

/** Date, time and place, which a chart requires. */
export async function readPlacedBirth(input: CalculatorInput, prefix: FieldPrefix = ''): Promise<PlacedBirth> {
  const [date, time, place] = await readAll(
    () => readBirthDate(input, prefix),
    () => readTime(input.body, prefix) ?? missing(`${prefix}time_of_birth`),
    () => readPlace(input, prefix, true),
  )
  return { ...birthAt(date, time, place.timeZone), place: place.place }
}

/** The births of both people. An error names the invalid fields of both. */
export const readBothBirths = (input: CalculatorInput): Promise<[Birth, Birth]> =>
  readAll(
    () => readBirth(input),
    () => readBirth(input, 'partner_'),
  )

function missing(name: string): never {
  throw invalidFields({ [name]: 'This field is required.' })
}

function readTime(body: CalculatorBody, prefix: FieldPrefix): string | null {
  const time = field(body, prefix, 'time_of_birth')
  if (time === undefined || time.trim() === '') return null
  const clock = parseClockTime(time)
  if (clock === null) throw invalidFields({ [`${prefix}time_of_birth`]: 'Write a time as 06:45.' })
  return clock
}

function birthAt(date: string, time: string | null, timeZone: string): Birth {
  const instant = instantOf(date, time ?? '12:00', timeZone)
  return { date, instant, isTimeKnown: time !== null, timeZone }
}
