import { expect, test } from 'vitest'
import { instantOf, skyLine } from './sky-line.ts'

const NAGPUR = {
  place_id: 'nagpur',
  name: 'Nagpur',
  latitude: 21.1463,
  longitude: 79.0849,
  timezone: 'Asia/Kolkata',
  utc_offset_minutes: 330,
  country_code: 'IN',
}

test('a birth time is read by the clocks of its place, in war time too', () => {
  expect(instantOf('1994-08-17', '06:45', 'Asia/Kolkata').toISOString()).toBe('1994-08-17T01:15:00.000Z')
  expect(instantOf('1943-06-15', '10:00:00', 'Asia/Kolkata').toISOString()).toBe('1943-06-15T03:30:00.000Z')
})

test('the card names Lagna, Rashi and Nakshatra, and no Lagna without a time', () => {
  expect(skyLine({ date: '1994-03-14', time: '06:42' }, NAGPUR)).toMatch(/^Lagna \w+ · Rashi \w+ · Nakshatra [\w ]+$/)
  expect(skyLine({ date: '1994-03-14', time: null }, NAGPUR)).toMatch(/^Rashi \w+ · Nakshatra [\w ]+$/)
})
