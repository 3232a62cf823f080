import { asc } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { languages, specialities } from '../../database/schema/index.ts'

export interface FormField {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'select' | 'multiselect' | 'file' | 'textarea'
  required: boolean
  maxLength: number | null
  options: readonly { value: string; label: string }[]
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

/** The form in which people apply as astrologers. It is drawn from this description, and answers are checked by it. */
export async function registrationForm(db: Db): Promise<Form> {
  const skills = await db.select().from(specialities).orderBy(asc(specialities.name))
  const tongues = await db.select().from(languages).orderBy(asc(languages.name))
  return {
    version: 1,
    sections: [
      {
        title: 'About you',
        fields: [
          field('text', 'name', 'Name', { maxLength: 100 }),
          field('tel', 'phone_number', 'Mobile number', { maxLength: 20 }),
          field('email', 'email', 'E-mail', { maxLength: 254 }),
          field('select', 'gender', 'Gender', { required: false, options: choices('Female', 'Male', 'Other') }),
          field('date', 'date_of_birth', 'Date of birth'),
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
          field('number', 'experience_years', 'Years of practice', { maxLength: 2 }),
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
