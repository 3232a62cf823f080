import { expect, test } from 'vitest'
import { momentField } from './moment-field.ts'

const field = momentField('Enter a date and a time.')

test('a time in India is stored in UTC', () => expect(field.parse('2026-12-24T18:30')).toBe('2026-12-24T13:00:00.000Z'))

test.each([undefined, '', 'tomorrow', '2026-12-24', '2026-13-01T10:00', '2026-12-24T25:00'])(
  'what is no time is refused in a sentence: %s',
  (value) =>
    expect(field.safeParse(value).error?.issues.map(({ message }) => message)).toEqual(['Enter a date and a time.']),
)
