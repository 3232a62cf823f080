import { expect, test } from 'vitest'
import { readReference, referenceOf } from './reference.ts'

test('a reference is written in two groups, and read back however it was typed', () => {
  expect(referenceOf({ reference: '8F21C04B7E' })).toBe('TP-8F21C-04B7E')
  for (const typed of ['TP-8F21C-04B7E', ' tp-8f21c-04b7e ', 'TP8F21C04B7E', '8F21C 04B7E'])
    expect(readReference(typed)).toBe('8F21C04B7E')
})

test.each(['', '501', 'TP-501', "1' or", '8F21C04B7', '8F21G-04B7E'])('"%s" is no reference', (typed) =>
  expect(readReference(typed)).toBeNull(),
)
