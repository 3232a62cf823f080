import { expect, test } from 'vitest'
import { SIGNS, sunDates, sunSignOn } from './signs.ts'

test.each([
  ['2026-11-20', 'Vrishchika'],
  ['2026-12-31', 'Dhanu'],
  ['2026-01-01', 'Dhanu'],
  ['2026-01-20', 'Makara'],
  ['2026-04-15', 'Mesha'],
  ['2026-06-16', 'Mithuna'],
])('on %s the Sun is in %s', (day, sanskrit) => {
  expect(sunSignOn(day).sanskrit).toBe(sanskrit)
})

test('every sign has a ruler, and its dates end where the next sign begins', () => {
  expect(SIGNS).toHaveLength(12)
  expect(SIGNS.map(({ ruler }) => ruler)).toEqual([
    'Mars',
    'Venus',
    'Mercury',
    'Moon',
    'Sun',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Saturn',
    'Jupiter',
  ])
  expect(sunDates(sunSignOn('2026-11-20'))).toEqual({ from: '16 Nov', to: '15 Dec' })
})
