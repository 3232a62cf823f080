import { startOfDay, type Place } from '@tarapath/jyotish'
import { InvalidFields, invalidFields } from '../../errors.ts'
import { utcOffsetMinutes } from '../../places/index.ts'
import { isSupportedDay } from '../kind-of-horoscope.ts'
import type { CalculatorBody, Question } from './calculator.ts'
import { clockTime } from './clock-time.ts'
import { readPlace } from './read-place.ts'

/** Whose details: `partner_` stands before the fields of the second person. */
export type Person = '' | 'partner_'

export interface Birth {
  /** `1994-08-17`, on clocks of the place. */
  readonly date: string
  readonly instant: Date
  /** Without a time of birth the instant is that of noon. */
  readonly isTimeKnown: boolean
  readonly timeZone: string
}

export interface PlacedBirth extends Birth {
  readonly place: Place
}

type Field = 'date_of_birth' | 'time_of_birth'
const field = (body: CalculatorBody, person: Person, name: Field) => body[`${person}${name}`]

/** A date of birth in the years we compute, not after today. */
export function readBirthDate({ body, now }: Question, person: Person = ''): string {
  const date = field(body, person, 'date_of_birth')
  const refuse = (sentence: string) => invalidFields({ [`${person}date_of_birth`]: sentence })
  if (date === undefined) throw refuse('This field is required.')
  if (!isSupportedDay(date)) throw refuse('Use a date from 1900 to 2099.')
  // Wherever somebody is born, it is not later there than in the first time zone of the day.
  if (startOfDay({ date, utcOffsetMinutes: 840 }) > now) throw refuse('Use a date that is not in the future.')
  return date
}

/** What the Moon needs: date and, where they are known, time and time zone. Noon in India where they are not. */
export async function readBirth(question: Question, person: Person = ''): Promise<Birth> {
  const [date, time, place] = await together(
    () => readBirthDate(question, person),
    () => readTime(question.body, person),
    () => readPlace(question, person, false),
  )
  return birthAt(date, time, place.timeZone)
}

/** What a chart needs: date, time and place. */
export async function readPlacedBirth(question: Question, person: Person = ''): Promise<PlacedBirth> {
  const [date, time, place] = await together(
    () => readBirthDate(question, person),
    () => readTime(question.body, person) ?? missing(`${person}time_of_birth`),
    () => readPlace(question, person, true),
  )
  return { ...birthAt(date, time, place.timeZone), place: place.place }
}

/** Two people's details; what is wrong with both is said at once. */
export const bothBirths = (question: Question): Promise<[Birth, Birth]> =>
  together(
    () => readBirth(question),
    () => readBirth(question, 'partner_'),
  )

function missing(name: string): never {
  throw invalidFields({ [name]: 'This field is required.' })
}

function readTime(body: CalculatorBody, person: Person): number | null {
  const time = field(body, person, 'time_of_birth')
  if (time === undefined || time.trim() === '') return null
  const minutes = clockTime(time)
  if (minutes === null) throw invalidFields({ [`${person}time_of_birth`]: 'Write a time as 06:45.' })
  return minutes
}

const NOON_SECONDS = 12 * 3600

function birthAt(date: string, seconds: number | null, timeZone: string): Birth {
  const instant = instantOf(date, seconds ?? NOON_SECONDS, timeZone)
  return { date, instant, isTimeKnown: seconds !== null, timeZone }
}

/** Clocks of a time zone into an instant: the offset is that of then, not of today. */
export function instantOf(date: string, seconds: number, timeZone: string): Date {
  const local = Date.parse(`${date}T00:00:00Z`) + seconds * 1000
  const guess = new Date(local - utcOffsetMinutes(timeZone, new Date(local)) * 60_000)
  return new Date(local - utcOffsetMinutes(timeZone, guess) * 60_000)
}

type Reads<Values extends readonly unknown[]> = {
  [Index in keyof Values]: () => Values[Index] | Promise<Values[Index]>
}

/** Every part is read, so that somebody who filled in a form learns of all that is wrong with it. */
export async function together<Values extends readonly unknown[]>(...reads: Reads<Values>): Promise<Values> {
  const settled = await Promise.allSettled(reads.map(async (read) => read()))
  const wrong: Record<string, string[]> = {}
  for (const result of settled) {
    if (result.status === 'fulfilled') continue
    if (!(result.reason instanceof InvalidFields)) throw result.reason
    Object.assign(wrong, result.reason.fields)
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as Values
}
