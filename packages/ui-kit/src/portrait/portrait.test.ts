import { expect, test } from 'vitest'
import { GROUND_PATHS, portraitOf } from './ground.ts'
import { initialsOf } from './initials-of.ts'

test('every seed always gives the same ground and colour', () => {
  for (const seed of [0, 7, -1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const portrait = portraitOf(seed)
    expect(portraitOf(seed)).toEqual(portrait)
    expect(GROUND_PATHS[portrait.ground]).toMatch(/^M/)
    expect(portrait.ramp).toBeTypeOf('string')
  }
})

test('the seeds of a list use all grounds and colours about equally', () => {
  const portraits = Array.from({ length: 240 }, (_, seed) => portraitOf(seed))
  const counts = Map.groupBy(portraits, ({ ground, ramp }) => `${ground} ${ramp}`)
  expect(counts.size).toBe(24)
  expect(Math.max(...[...counts.values()].map((same) => same.length))).toBeLessThan(22)
})

test('the grounds are paths of numbers', () => {
  for (const path of Object.values(GROUND_PATHS)) expect(path).toMatch(/^(?:[MLCSlm](?:[ -]?-?[\d.]+)+)+$/)
})

test.each([
  ['Pt. Raghav Joshi', 'RJ'],
  ['Acharya Meera', 'M'],
  ['Dr. Farah Khan', 'FK'],
  ['Padmaja Venkateswara Reddy', 'PR'],
  ['Jyotishacharya Om', 'O'],
  ['pt.harbhajan Singh bedi', 'HB'],
  ['Acharya', 'A'],
  ['Émilie Ångström', 'ÉÅ'],
  ['मीरा जोशी', 'मी'],
  ['श्रीराम', 'श्री'],
  ['  ', ''],
  ['42', ''],
])('the initials of "%s" are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
