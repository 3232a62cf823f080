import { z } from 'zod'
import { isPhoneNumber } from '../identity/index.ts'
import type { Form, FormField, Limits } from './form.ts'

export type Answer = string | number | string[] | Blob

export interface CheckedAnswers {
  answers: ReadonlyMap<string, Answer>
  /** Sentences by field. */
  wrong: Readonly<Record<string, string>>
}

class WrongAnswer extends Error {
  override name = 'WrongAnswer'
}

/** Reads what came for each field of the form as the form describes it; what the form does not know is left out. */
export function checkAnswers(form: Form, given: Readonly<Record<string, unknown>>): CheckedAnswers {
  const answers = new Map<string, Answer>()
  const wrong: Record<string, string> = {}
  for (const field of form.sections.flatMap(({ fields }) => fields)) {
    const value = Object.hasOwn(given, field.name) ? given[field.name] : undefined
    try {
      const answer = isEmpty(value) ? null : readers[field.type](value, field)
      if (answer !== null && field.limits && isBeyond(answer, field.limits))
        throw new WrongAnswer(field.limits.sentence)
      if (answer !== null) answers.set(field.name, answer)
      else if (field.required) wrong[field.name] = 'This field is required.'
    } catch (reason) {
      if (!(reason instanceof WrongAnswer)) throw reason
      wrong[field.name] = reason.message
    }
  }
  return { answers, wrong }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (value instanceof Blob && value.size === 0)

type Reader = (value: unknown, field: FormField) => Answer

const readers: Readonly<Record<FormField['type'], Reader>> = {
  text: textOf,
  textarea: textOf,
  email: (value, field) => matching(z.email(), textOf(value, field), 'Enter an e-mail address.'),
  date: (value, field) => matching(z.iso.date(), textOf(value, field), 'Enter a date as YYYY-MM-DD.'),
  tel(value, field) {
    const text = textOf(value, field)
    if (!isPhoneNumber(text)) throw new WrongAnswer('Enter a valid mobile number.')
    return text
  },
  number(value, field) {
    const text = textOf(value, field)
    if (!/^\d{1,9}$/.test(text)) throw new WrongAnswer('Enter a whole number.')
    return Number(text)
  },
  select: choiceOf,
  // A form of the browser sends a single choice as a text.
  multiselect: (value, field) => [...new Set([value].flat().map((one) => choiceOf(one, field)))],
  file(value) {
    if (!(value instanceof Blob)) throw new WrongAnswer('Choose a file.')
    return value
  },
}

function isBeyond(answer: Answer, { min, max, pattern }: Limits): boolean {
  if (typeof answer !== 'string' && typeof answer !== 'number') return false
  // Days are in order as they are written.
  const ordered = (limit: string) => (typeof answer === 'number' ? Number(limit) : limit)
  return (
    (min !== undefined && answer < ordered(min)) ||
    (max !== undefined && answer > ordered(max)) ||
    (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'v').test(String(answer)))
  )
}

function textOf(value: unknown, { maxLength }: FormField): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new WrongAnswer('Enter a text.')
  const text = String(value).trim().toWellFormed()
  if (maxLength !== null && text.length > maxLength) throw new WrongAnswer(`Use at most ${maxLength} characters.`)
  return text
}

function choiceOf(value: unknown, { options }: FormField): string {
  const chosen = options.find((option) => option.value === value)
  if (!chosen) throw new WrongAnswer('This is not a valid choice.')
  return chosen.value
}

function matching(schema: z.ZodType, text: string, sentence: string): string {
  if (!schema.safeParse(text).success) throw new WrongAnswer(sentence)
  return text
}
