import type { RegistrationField } from '@tarapath/api-client/types'

/** What was answered, by the name of the field. Files are not among them. */
export type Answers = Readonly<Record<string, string | readonly string[]>>

export type Problems = Readonly<Record<string, string>>

const LONGEST = 4000

/** The answers of a form that is being filled in, as they stand. */
export function readAnswers(form: FormData, fields: readonly RegistrationField[]): Answers {
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== 'file')
      .map(({ name, type }) => {
        const texts = form.getAll(name).filter((value) => typeof value === 'string')
        return [name, type === 'multiselect' ? texts : (texts[0] ?? '').slice(0, LONGEST)]
      }),
  )
}

/** The chosen files of a form by the name of their field. */
export function readFiles(form: FormData, fields: readonly RegistrationField[]): Readonly<Record<string, File>> {
  return Object.fromEntries(
    fields
      .filter(({ type }) => type === 'file')
      .map(({ name }) => [name, form.get(name)] as const)
      .filter((entry): entry is readonly [string, File] => entry[1] instanceof File && entry[1].size > 0),
  )
}

export const textOf = (answer: Answers[string] | undefined): string =>
  typeof answer === 'string' ? answer : (answer ?? []).join(', ')

export const isEmpty = (answer: Answers[string] | undefined): boolean => textOf(answer).trim() === ''

/** An answer as the customer chose it: the labels of options, not their values. */
export function shownAnswer({ options }: RegistrationField, answer: Answers[string] | undefined): string {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value
  return typeof answer === 'string' ? labelOf(answer) : (answer ?? []).map(labelOf).join(', ')
}

/** The values for the server: what is empty is left out. */
export const toValues = (answers: Answers): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([, answer]) => !isEmpty(answer))
      .map(([name, answer]) => [name, typeof answer === 'string' ? answer.trim() : [...answer]]),
  )

/** The sentence of each field that the server refused. */
export function problemsOfReply(body: unknown, fields: readonly RegistrationField[]): Problems {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => fields.some((field) => field.name === name))
      .map(([name, sentences]) => [name, String([sentences].flat()[0])]),
  )
}
