import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test('text in Devanagari has the language hi', () => {
  expect(languageOf('नमस्ते')).toBe('hi')
  expect(languageOf('Namaste')).toBeUndefined()
})
