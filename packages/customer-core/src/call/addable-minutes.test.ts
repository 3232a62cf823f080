import { expect, test } from 'vitest'
import { addableMinutes } from './addable-minutes.ts'

const RATE = { ratePaise: 12_00 }

test('a limit is raised by ten minutes where the wallet pays for them', () => {
  expect(addableMinutes(300, { ...RATE, paiseLeft: 500_00 })).toBe(10)
})

test('it is raised by the whole minutes that the wallet pays for', () => {
  expect(addableMinutes(300, { ...RATE, paiseLeft: 100_00 })).toBe(3)
})

test('nothing is added where the time left is what the wallet pays for', () => {
  expect(addableMinutes(300, { ...RATE, paiseLeft: 60_00 })).toBe(0)
  expect(addableMinutes(300, { ...RATE, paiseLeft: 0 })).toBe(0)
})
