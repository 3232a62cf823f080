import type { RegistrationField } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { problemsOfReply, readAnswers, shownAnswer, toValues, type Answers } from './application.ts'
import { checkAnswers } from './check-answers.ts'

const field = (type: RegistrationField['type'], name: string, more: Partial<RegistrationField> = {}) => ({
  type,
  name,
  label: name,
  required: true,
  max_length: null,
  options: [],
  ...more,
})
const LANGUAGES = [
  { value: 'kn', label: 'Kannada' },
  { value: 'en', label: 'English' },
]
const fields: RegistrationField[] = [
  field('text', 'name', { pattern: String.raw`\p{L}[\p{L} .]*`, hint: 'Use letters only.' }),
  field('tel', 'phone_number'),
  field('email', 'email'),
  field('select', 'gender', { required: false }),
  field('date', 'date_of_birth', { min: '1926-11-23', max: '2008-11-23', hint: 'Your age must be from 18 to 100.' }),
  field('multiselect', 'languages', { options: LANGUAGES }),
  field('number', 'experience_years', { min: '0', max: '90' }),
  field('textarea', 'about'),
  field('file', 'photo'),
]

const GOOD: Answers = {
  name: 'Vidya Bhat',
  phone_number: '98450 11111',
  email: 'vidya@example.in',
  date_of_birth: '1984-02-11',
  languages: ['kn', 'en'],
  experience_years: '12',
  about: 'I read charts slowly.',
}

test('answers that the server takes have no problem, and every field that it requires is required', () => {
  expect(checkAnswers(fields, GOOD)).toEqual({})
  expect(Object.keys(checkAnswers(fields, {}))).toEqual(
    fields.filter(({ required, type }) => required && type !== 'file').map(({ name }) => name),
  )
})

test.each([
  ['name', '4 ever'],
  ['name', 'Vidya <b>'],
  ['phone_number', '12345'],
  ['email', 'vidya'],
  ['email', 'vidya@@example.in'],
  ['email', 'vidya@example'],
  ['date_of_birth', '2020-01-01'],
  ['experience_years', 'many'],
  ['experience_years', '95'],
])('%s "%s" is refused before it is sent', (name, answer) => {
  expect(Object.keys(checkAnswers(fields, { ...GOOD, [name]: answer }))).toEqual([name])
})

test('a form becomes answers, and answers become what the server takes', () => {
  const form = new FormData()
  for (const [name, answer] of Object.entries(GOOD)) for (const one of [answer].flat()) form.append(name, one as string)
  const answers = readAnswers(form, fields)
  expect(answers).toEqual({ ...GOOD, gender: '' })
  expect(toValues(answers)).toEqual(GOOD)
  const languages = fields.find(({ name }) => name === 'languages')!
  expect(shownAnswer(languages, answers['languages'])).toBe('Kannada, English')
})

test('a refusal is read by field, and other keys are ignored', () => {
  expect(problemsOfReply({ email: ['No.'], detail: 'x' }, fields)).toEqual({ email: 'No.' })
  expect(problemsOfReply(null, fields)).toEqual({})
})
