import { expect, test } from 'vitest'
import { addressOf, adjacentPeriods, periodTypeOf } from './horoscope-period.ts'

const TODAY = '2026-11-23'
const dates = (type: string, from: string, to = from) => ({ type, valid_from: from, valid_to: to })

test.each([
  [dates('daily-horoscope', TODAY), '/horoscope/daily-horoscope/leo'],
  [dates('daily-horoscope', '2026-11-22'), '/horoscope/yesterday-horoscope/leo'],
  [dates('yesterday-horoscope', '2026-11-24'), '/horoscope/tomorrow-horoscope/leo'],
  [dates('tomorrow-horoscope', '2026-11-25'), '/horoscope/daily-horoscope/leo/2026-11-25'],
  [dates('weekly-horoscope', '2026-11-23', '2026-11-29'), '/horoscope/weekly-horoscope/leo'],
  [dates('weekly-horoscope', '2026-11-16', '2026-11-22'), '/horoscope/weekly-horoscope/leo/2026-11-16'],
  [dates('monthly-horoscope', '2026-11-01', '2026-11-30'), '/horoscope/monthly-horoscope/leo'],
  [dates('monthly-horoscope', '2026-12-01', '2026-12-31'), '/horoscope/monthly-horoscope/leo/2026-12-01'],
  [dates('yearly-horoscope', '2026-01-01', '2026-12-31'), '/horoscope/yearly-horoscope/leo'],
  [dates('horoscope-2026', '2026-01-01', '2026-12-31'), '/horoscope/yearly-horoscope/leo'],
  [dates('horoscope-2025', '2025-01-01', '2025-12-31'), '/horoscope/horoscope-2025/leo'],
])('%o is at %s', (horoscope, address) => {
  expect(addressOf('leo', horoscope, TODAY)).toBe(address)
})

test.each([
  [dates('daily-horoscope', '2026-03-01'), ['2026-02-28', '2026-02-28'], ['2026-03-02', '2026-03-02']],
  [dates('weekly-horoscope', '2026-12-28', '2027-01-03'), ['2026-12-21', '2026-12-27'], ['2027-01-04', '2027-01-10']],
  [dates('monthly-horoscope', '2027-01-01', '2027-01-31'), ['2026-12-01', '2026-12-31'], ['2027-02-01', '2027-02-28']],
  [dates('horoscope-2099', '2099-01-01', '2099-12-31'), ['2098-01-01', '2098-12-31'], null],
])('the periods before and after %o', (horoscope, before, after) => {
  const adjacent = adjacentPeriods(horoscope)
  expect([adjacent.before, adjacent.after]).toEqual(
    [before, after].map((days) => days && { type: horoscope.type, valid_from: days[0], valid_to: days[1] }),
  )
})

test('a year is a yearly horoscope, and a type of the menu that we do not know has no period', () => {
  expect(periodTypeOf('horoscope-2031')).toBe('yearly-horoscope')
  expect(periodTypeOf('love-horoscope')).toBeNull()
})
