import { expect, test } from 'vitest'
import { nationalDigits } from './phone-input.tsx'

test('a number in any format becomes ten digits', () => {
  for (const written of [
    '9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '098765 43210',
    '0091 9876543210',
    '(98765) 43210',
    '+91 098765 43210',
  ]) {
    expect(nationalDigits(written)).toBe('9876543210')
  }
})

test('a national number that starts with 91 keeps it', () => {
  expect(nationalDigits('9198765432')).toBe('9198765432')
  expect(nationalDigits('9123456780')).toBe('9123456780')
  expect(nationalDigits('091987 65432')).toBe('9198765432')
  expect(nationalDigits('+91 91987 65432')).toBe('9198765432')
})

test('digits after the tenth are dropped', () => {
  expect(nationalDigits('98765432109')).toBe('9876543210')
  expect(nationalDigits('91234567801')).toBe('9123456780')
  expect(nationalDigits('+91 98765 432109')).toBe('9876543210')
})

test('the country code may be typed, digit by digit', () => {
  for (const typed of ['919876543210', '00919876543210', '910 9876543210', '09876543210']) {
    const field = Array.from(typed).reduce((digits, key) => nationalDigits(digits + key), '')
    expect(field).toBe('9876543210')
  }
})
