import type { RegistrationField } from '@tarapath/api-client/types'
import { isEmpty, textOf, type Answers, type Problems } from './application.ts'
import { registerWords } from './words/register.gen.ts'

/** What the browser can tell about the answers. The server checks all of it again, and more. */
export function checkAnswers(fields: readonly RegistrationField[], answers: Answers): Problems {
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== 'file')
      .map((field) => [field.name, problemOf(field, answers[field.name])] as const)
      .filter((entry): entry is readonly [string, string] => entry[1] !== null),
  )
}

function problemOf(field: RegistrationField, answer: Answers[string] | undefined): string | null {
  const words = registerWords()
  if (isEmpty(answer)) return field.required ? words.required : null
  const text = textOf(answer).trim()
  if (field.type === 'email' && !isEmail(text)) return words.wrongEmail
  if (field.type === 'tel' && !isMobileNumber(text)) return words.wrongPhone
  if (field.type === 'number' && !/^\d{1,9}$/.test(text)) return words.wrongNumber
  return isOutside(field, text) ? (field.hint ?? words.outside) : null
}

/** Something before one @, and a domain after it. */
function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  return local !== '' && /[^.]\.[^.]/.test(domain) && more.length === 0 && !/\s/.test(text)
}

export const isMobileNumber = (text: string): boolean => /^(?:\+?91|0)?[6-9]\d{9}$/.test(text.replaceAll(/[\s-]/g, ''))

function isOutside({ type, min, max, pattern }: RegistrationField, text: string): boolean {
  // ISO dates compare as strings.
  const value = (limit: string) => (type === 'number' ? Number(limit) : limit)
  return (
    (min !== undefined && value(text) < value(min)) ||
    (max !== undefined && value(text) > value(max)) ||
    (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'v').test(text))
  )
}
