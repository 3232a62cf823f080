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
  ]) {
    expect(nationalDigits(written)).toBe('9876543210')
  }
})

test('a national number that starts with 91 keeps it', () => {
  expect(nationalDigits('9198765432')).toBe('9198765432')
})

test('digits after the tenth are dropped', () => {
  expect(nationalDigits('98765432109')).toBe('9876543210')
})
