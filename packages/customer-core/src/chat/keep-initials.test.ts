import { expect, test } from 'vitest'
import { keepInitials } from './keep-initials.ts'

test.each([
  ['Acharya K. Sharma', 'Acharya K.~Sharma'],
  ['S. V. Raman', 'S.~V.~Raman'],
  ['Pt. Raghav Joshi', 'Pt.~Raghav Joshi'],
  ['डॉ. कुँवर सिंह', 'डॉ.~कुँवर सिंह'],
])('an initial stays with the name after it: %s', (name, kept) => {
  expect(keepInitials(name).replaceAll('\u00A0', '~')).toBe(kept)
})

test.each(['Meera', 'Mr. Venkatasubramaniam', 'Acharya. Joshi', 'Asha K.'])(
  'other names stay as they are: %s',
  (name) => {
    expect(keepInitials(name)).toBe(name)
  },
)
