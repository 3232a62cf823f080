import { z } from 'zod'
import { isPhoneNumber } from '../identity/index.ts'
import type { Form, FormField, Limits } from './form.ts'

export type Answer = string | number | string[] | Blob

export interface ValidatedAnswers {
  answers: ReadonlyMap<string, Answer>
  /** One sentence per invalid field. */
  errors: Readonly<Record<string, string>>
}

class InvalidAnswer extends Error {
  override name = 'InvalidAnswer'
}

/** Validates the values by the description of the form. Values without a field are ignored. */
export function validateAnswers(form: Form, values: Readonly<Record<string, unknown>>): ValidatedAnswers {
  const answers = new Map<string, Answer>()
  const errors: Record<string, string> = {}
  for (const field of form.sections.flatMap(({ fields }) => fields)) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    try {
      const answer = isEmpty(value) ? null : readers[field.type](value, field)
      if (answer !== null && field.limits && violates(answer, field.limits)) throw new InvalidAnswer(field.limits.hint)
      if (answer !== null) answers.set(field.name, answer)
      else if (field.required) errors[field.name] = 'This field is required.'
    } catch (failure) {
      if (!(failure instanceof InvalidAnswer)) throw failure
      errors[field.name] = failure.message
    }
  }
  return { answers, errors }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (value instanceof Blob && value.size === 0)

type Reader = (value: unknown, field: FormField) => Answer

const readers: Readonly<Record<FormField['type'], Reader>> = {
  text: readText,
  textarea: readText,
  email: (value, field) => readFormatted(z.email(), readText(value, field), 'Enter an e-mail address.'),
  date: (value, field) => readFormatted(z.iso.date(), readText(value, field), 'Enter a date as YYYY-MM-DD.'),
  tel(value, field) {
    const text = readText(value, field)
    if (!isPhoneNumber(text)) throw new InvalidAnswer('Enter a valid mobile number.')
    return text
  },
  number(value, field) {
    const text = readText(value, field)
    if (!/^\d{1,9}$/.test(text)) throw new InvalidAnswer('Enter a whole number.')
    return Number(text)
  },
  select: readChoice,
  // A multipart form sends a single choice as a string.
  multiselect: (value, field) => [...new Set([value].flat().map((one) => readChoice(one, field)))],
  file(value) {
    if (!(value instanceof Blob)) throw new InvalidAnswer('Choose a file.')
    return value
  },
}

function violates(answer: Answer, { min, max, pattern }: Limits): boolean {
  if (typeof answer !== 'string' && typeof answer !== 'number') return false
  // ISO dates compare as strings.
  const comparable = (limit: string) => (typeof answer === 'number' ? Number(limit) : limit)
  return (
    (min !== undefined && answer < comparable(min)) ||
    (max !== undefined && answer > comparable(max)) ||
    (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'v').test(String(answer)))
  )
}

function readText(value: unknown, { maxLength }: FormField): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new InvalidAnswer('Enter a text.')
  const text = String(value).trim().toWellFormed()
  if (maxLength !== null && text.length > maxLength) throw new InvalidAnswer(`Use at most ${maxLength} characters.`)
  return text
}

function readChoice(value: unknown, { options }: FormField): string {
  const chosen = options.find((option) => option.value === value)
  if (!chosen) throw new InvalidAnswer('This is not a valid choice.')
  return chosen.value
}

function readFormatted(schema: z.ZodType, text: string, message: string): string {
  if (!schema.safeParse(text).success) throw new InvalidAnswer(message)
  return text
}
