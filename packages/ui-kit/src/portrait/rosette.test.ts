import { expect, test } from 'vitest'
import { rosette } from './rosette.ts'

test('a seed always gives the same portrait', () => {
  expect(rosette(7)).toEqual(rosette(7))
})

test('every seed gives a portrait', () => {
  for (const seed of [0, -1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    expect(rosette(seed).petals).toMatch(/^(M[-\d. CS]+)+$/)
    expect(rosette(seed).ramp).toBeTypeOf('string')
  }
})

test('neighbouring seeds give different portraits', () => {
  const portraits = Array.from({ length: 60 }, (_, seed) => JSON.stringify(rosette(seed)))
  expect(new Set(portraits).size).toBeGreaterThan(45)
  for (let seed = 1; seed < 60; seed++) expect(rosette(seed).ramp).not.toBe(rosette(seed - 1).ramp)
})
