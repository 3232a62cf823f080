import { expect, test } from 'vitest'
import { townOf } from './town-of.ts'
import { checkoutWords } from './words/checkout.gen.ts'

const { statesOfIndia } = checkoutWords()

test('a town of India brings its state along', () => {
  expect(townOf('Nagpur, Maharashtra, India', statesOfIndia)).toEqual({ city: 'Nagpur', state: 'Maharashtra' })
  expect(townOf('Udupi, Udupi, Karnataka, India', statesOfIndia)).toEqual({ city: 'Udupi', state: 'Karnataka' })
})

test('places elsewhere, and of no state that can be chosen, bring nothing', () => {
  expect(townOf('Nagpur, Rajshahi Division, Bangladesh', statesOfIndia)).toBeNull()
  expect(townOf('India', statesOfIndia)).toBeNull()
  expect(townOf('Nowhere, Atlantis, India', statesOfIndia)).toBeNull()
})
