import { expect, test } from 'vitest'
import { adjacentSigns, findSign, toZodiacSign } from './zodiac-sign.ts'
import { SIGNS } from './signs.ts'

test('every sign has a name of its own and is found by it', () => {
  expect(SIGNS.map(toZodiacSign)).toHaveLength(new Set(SIGNS.map(toZodiacSign)).size)
  for (const sign of SIGNS) expect(findSign(toZodiacSign(sign))).toBe(sign)
  expect(findSign('dragon')).toBeUndefined()
})

test('the sign before the next sign is the sign itself', () => {
  for (const sign of SIGNS) expect(adjacentSigns(adjacentSigns(sign).after).before).toBe(sign)
})
