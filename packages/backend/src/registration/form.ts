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
  options: readonly FormOption[]
}

interface FormOption {
  value: string
  label: string
}

export interface Limits {
  /** As in HTML: a number, or a date such as `2008-11-20`. */
  min?: string
  max?: string
  /** As in HTML: the whole text must match. */
  pattern?: string
  /** Shown with the field, and as the error of a value outside the limits. */
  hint: string
}

export interface Form {
  /** Increases whenever the meaning of a field changes. */
  version: number
  sections: readonly FormSection[]
}

interface FormSection {
  title: string
  fields: readonly FormField[]
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

const options = (...labels: string[]): FormOption[] => labels.map((label) => ({ value: label.toLowerCase(), label }))

const MIN_AGE = 18
const MAX_AGE = 100
/** Our own choice: experience counts from this age. */
const MIN_PRACTICE_AGE = 10

/** A name in any script: Indian scripts combine letters with marks and joiners. */
const NAME = String.raw`\p{L}[\p{L}\p{M}\u200C\u200D .'’\-]*`

/** The application form for astrologers. Clients render it and `validateAnswers` checks the answers by this description. */
export async function registrationForm(db: Db, now: Date): Promise<Form> {
  const specialityRows = await db.select().from(specialities).orderBy(asc(specialities.name))
  const languageRows = await db.select().from(languages).orderBy(asc(languages.name))
  return {
    version: 1,
    sections: [
      personalSection(dayInIndia(now)),
      practiceSection(
        specialityRows.map(({ slug, name }) => ({ value: slug, label: name })),
        languageRows.map(({ code, name }) => ({ value: code, label: name })),
      ),
      documentsSection,
    ],
  }
}

const personalSection = (today: string): FormSection => ({
  title: 'About you',
  fields: [
    field('text', 'name', 'Name', {
      maxLength: 100,
      limits: { pattern: NAME, hint: 'Use letters, spaces, dots, apostrophes and hyphens only.' },
    }),
    field('tel', 'phone_number', 'Mobile number', { maxLength: 20 }),
    field('email', 'email', 'E-mail', { maxLength: 254 }),
    field('select', 'gender', 'Gender', { required: false, options: options('Female', 'Male', 'Other') }),
    field('date', 'date_of_birth', 'Date of birth', {
      limits: {
        min: yearsBefore(today, MAX_AGE),
        max: yearsBefore(today, MIN_AGE),
        hint: `Your age must be from ${MIN_AGE} to ${MAX_AGE} years.`,
      },
    }),
    field('text', 'city', 'Town or city', { maxLength: 100 }),
  ],
})

const practiceSection = (specialityOptions: FormOption[], languageOptions: FormOption[]): FormSection => ({
  title: 'Your practice',
  fields: [
    field('multiselect', 'specialities', 'Specialities', { options: specialityOptions }),
    field('multiselect', 'languages', 'Languages', { options: languageOptions }),
    field('number', 'experience_years', 'Years of experience', {
      limits: {
        min: '0',
        max: String(MAX_AGE - MIN_PRACTICE_AGE),
        hint: `Enter whole years, counted from age ${MIN_PRACTICE_AGE} at the earliest.`,
      },
    }),
    field('text', 'education', 'Education', { required: false, maxLength: 200 }),
    field('select', 'daily_hours', 'Hours available per day', {
      options: [
        { value: 'up-to-2', label: 'Up to 2' },
        { value: '2-to-4', label: '2 to 4' },
        { value: '4-or-more', label: '4 or more' },
      ],
    }),
    field('textarea', 'about', 'About your work', { maxLength: 2000 }),
  ],
})

const documentsSection: FormSection = {
  title: 'Documents (optional)',
  fields: [
    field('file', 'photo', 'Photo (PNG, JPEG or WebP, up to 240 KB)', { required: false }),
    field('file', 'certificate', 'Certificate (PNG, JPEG or WebP, up to 240 KB)', { required: false }),
  ],
}

/** Whether a person born on that day was old enough when the experience began. */
export const canHavePractised = (birth: string, years: number, now: Date): boolean =>
  birth <= yearsBefore(dayInIndia(now), years + MIN_PRACTICE_AGE)

/** The same date in an earlier year; 29 February becomes 28 February. */
function yearsBefore(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const earlier = new Date(Date.UTC(year - years, month - 1, date))
  if (earlier.getUTCDate() !== date) earlier.setUTCDate(0)
  return isoDate(earlier)
}
