import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { instantOf } from '../index.ts'

test.each([
  ['1994-08-17', '06:45', 'Asia/Kolkata', '1994-08-17T01:15:00.000Z'],
  ['1943-06-15', '10:00:00', 'Asia/Kolkata', '1943-06-15T03:30:00.000Z'],
  ['1905-01-01', '06:00', 'Asia/Kolkata', '1905-01-01T00:38:50.000Z'],
  ['1940-01-01', '10:00', '+05:53:20', '1940-01-01T04:06:40.000Z'],
  ['2026-07-01', '00:00', '-04:00', '2026-07-01T04:00:00.000Z'],
  ['1960-01-01', '00:00', 'Africa/Monrovia', '1960-01-01T00:44:30.000Z'],
])('clocks showed %s %s in %s at %s', (date, time, zone, instant) => {
  expect(instantOf(date, time, zone).toISOString()).toBe(instant)
})

test('a time that occurred twice is the earlier instant, and one that was left out goes on with the old offset', () => {
  expect(instantOf('2026-10-25', '01:30', 'Europe/London').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(instantOf('2026-03-29', '01:30', 'Europe/London').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(instantOf('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
})

const ZONES = ['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tehran', 'Europe/London', 'America/New_York', 'Pacific/Apia']

test('it agrees with Temporal for any minute in any of these time zones', () => {
  const minute = fc.date({ min: new Date('1900-01-01Z'), max: new Date('2100-12-31Z'), noInvalidDate: true })
  fc.assert(
    fc.property(minute, fc.constantFrom(...ZONES, '+04:51', '-03:30'), (at, zone) => {
      const [date = '', time = ''] = at.toISOString().slice(0, 16).split('T')
      const expected = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds
      expect(instantOf(date, time, zone).getTime()).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

test('around a change of clocks it agrees with Temporal minute by minute', () => {
  for (const [zone, day] of [
    ['Europe/London', '2026-03-29'],
    ['Europe/London', '2026-10-25'],
    ['Asia/Kolkata', '1942-09-01'],
    ['Asia/Kolkata', '1945-10-15'],
    ['Asia/Kathmandu', '1986-01-01'],
  ] as const) {
    for (let minute = 0; minute < 1440; minute += 5) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16)
      const expected = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds
      expect(instantOf(day, time, zone).getTime(), `${day} ${time} ${zone}`).toBe(expected)
    }
  }
})
