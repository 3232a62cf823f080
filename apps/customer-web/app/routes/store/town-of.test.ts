import { expect, test } from 'vitest'
import { townOf } from './town-of.ts'
import { checkoutWords } from './words/checkout.gen.ts'

const { statesOfIndia } = checkoutWords()

test('a place in India fills in its state', () => {
  expect(townOf('Nagpur, Maharashtra, India', statesOfIndia)).toEqual({ city: 'Nagpur', state: 'Maharashtra' })
  expect(townOf('Udupi, Udupi, Karnataka, India', statesOfIndia)).toEqual({ city: 'Udupi', state: 'Karnataka' })
})

test('a place abroad or outside the listed states fills in no state', () => {
  expect(townOf('Nagpur, Rajshahi Division, Bangladesh', statesOfIndia)).toBeNull()
  expect(townOf('India', statesOfIndia)).toBeNull()
  expect(townOf('Nowhere, Atlantis, India', statesOfIndia)).toBeNull()
})
