import { expect, test } from 'vitest'
import { skyLine } from './sky-line.ts'

const NAGPUR = {
  place_id: 'nagpur',
  name: 'Nagpur',
  latitude: 21.1463,
  longitude: 79.0849,
  timezone: 'Asia/Kolkata',
  utc_offset_minutes: 330,
  country_code: 'IN',
}

test('the card names Lagna, Rashi and Nakshatra, and no Lagna without a time', () => {
  expect(skyLine({ date: '1994-03-14', time: '06:42' }, NAGPUR)).toMatch(/^Lagna \w+ · Rashi \w+ · Nakshatra [\w ]+$/)
  expect(skyLine({ date: '1994-03-14', time: null }, NAGPUR)).toMatch(/^Rashi \w+ · Nakshatra [\w ]+$/)
})
