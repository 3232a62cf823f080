import { asc } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { languages, specialities } from '../astrologers/index.ts'
import { dayInIndia, isoDate } from '../horoscope/index.ts'

export interface FormField {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'select' | 'multiselect' | 'file' | 'textarea'
  required: boolean
  maxLength: number | null
  limits?: Limits
  options: readonly { value: string; label: string }[]
}

export interface Limits {
  /** The least and the most, as in HTML: a number, or a day as `2008-11-20`. */
  min?: string
  max?: string
  /** What the whole text has to match, as in HTML. */
  pattern?: string
  /** Drawn with the field, and told to whoever goes beyond the limits. */
  sentence: string
}

export interface Form {
  /** Goes up whenever a field changes its meaning. */
  version: number
  sections: readonly { title: string; fields: readonly FormField[] }[]
}

const field = (type: FormField['type'], name: string, label: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label,
  type,
  required: true,
  maxLength: null,
  options: [],
  ...more,
})

const choices = (...words: string[]) => words.map((word) => ({ value: word.toLowerCase(), label: word }))

const LEAST_AGE = 18
const MOST_AGE = 100
/** Our own choice: nobody counts what they practised as a small child. */
const LEAST_AGE_OF_PRACTICE = 10

/** A name in any script: Indian ones need marks after their letters, and joiners between them. */
const NAME = String.raw`\p{L}[\p{L}\p{M}\u200C\u200D .'’\-]*`

/** The form in which people apply as astrologers. It is drawn from this description, and answers are checked by it. */
export async function registrationForm(db: Db, now: Date): Promise<Form> {
  const today = dayInIndia(now)
  const skills = await db.select().from(specialities).orderBy(asc(specialities.name))
  const tongues = await db.select().from(languages).orderBy(asc(languages.name))
  return {
    version: 1,
    sections: [
      {
        title: 'About you',
        fields: [
          field('text', 'name', 'Name', {
            maxLength: 100,
            limits: {
              pattern: NAME,
              sentence: 'Write a name in letters, with spaces, dots, apostrophes or hyphens.',
            },
          }),
          field('tel', 'phone_number', 'Mobile number', { maxLength: 20 }),
          field('email', 'email', 'E-mail', { maxLength: 254 }),
          field('select', 'gender', 'Gender', { required: false, options: choices('Female', 'Male', 'Other') }),
          field('date', 'date_of_birth', 'Date of birth', {
            limits: {
              min: yearsBefore(today, MOST_AGE),
              max: yearsBefore(today, LEAST_AGE),
              sentence: `You have to be from ${LEAST_AGE} to ${MOST_AGE} years old.`,
            },
          }),
          field('text', 'city', 'Town or city', { maxLength: 100 }),
        ],
      },
      {
        title: 'Your practice',
        fields: [
          field('multiselect', 'specialities', 'What you practise', {
            options: skills.map(({ slug, name }) => ({ value: slug, label: name })),
          }),
          field('multiselect', 'languages', 'Languages you speak with customers', {
            options: tongues.map(({ code, name }) => ({ value: code, label: name })),
          }),
          field('number', 'experience_years', 'Years of practice', {
            limits: {
              min: '0',
              max: String(MOST_AGE - LEAST_AGE_OF_PRACTICE),
              sentence: `Count whole years, from your age of ${LEAST_AGE_OF_PRACTICE} at the earliest.`,
            },
          }),
          field('text', 'education', 'Where you learnt it', { required: false, maxLength: 200 }),
          field('select', 'daily_hours', 'Hours a day you could take consultations', {
            options: [
              { value: 'up-to-2', label: 'Up to 2' },
              { value: '2-to-4', label: '2 to 4' },
              { value: '4-or-more', label: '4 or more' },
            ],
          }),
          field('textarea', 'about', 'How you work, in your own words', { maxLength: 2000 }),
        ],
      },
      {
        title: 'Papers, if you have them at hand',
        fields: [
          field('file', 'photo', 'Photo (PNG, JPEG or WebP, up to 240 KB)', { required: false }),
          field('file', 'certificate', 'Certificate as a picture (the same)', { required: false }),
        ],
      },
    ],
  }
}

/** Whether somebody born on that day can have practised for so many years. */
export const canHavePractised = (birth: string, years: number, now: Date): boolean =>
  birth <= yearsBefore(dayInIndia(now), years + LEAST_AGE_OF_PRACTICE)

/** The same day so many years earlier, or the 28th of February in place of the 29th. */
function yearsBefore(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const earlier = new Date(Date.UTC(year - years, month - 1, date))
  if (earlier.getUTCDate() !== date) earlier.setUTCDate(0)
  return isoDate(earlier)
}
