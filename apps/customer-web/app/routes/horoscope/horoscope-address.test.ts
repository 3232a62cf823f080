import { expect, test } from 'vitest'
import { horoscopeAddress } from './horoscope-address.ts'

test.each([
  ['/yearly-horoscope', '/horoscope/yearly-horoscope'],
  ['/horoscope-2025', '/horoscope/horoscope-2025'],
  ['/horoscope-2026/', '/horoscope/horoscope-2026'],
  ['/Horoscope-2026/Leo', '/horoscope/horoscope-2026/leo'],
  ['/leo-horoscope-today', '/horoscope/daily-horoscope/leo'],
  ['/my-horoscope', '/horoscope'],
  ['/horoscope/of/my/dog', '/horoscope'],
  ['/horoscope/weekly-horoscope', '/horoscope/weekly-horoscope'],
  ['/horoscope/daily-horoscope/leo', '/horoscope/daily-horoscope/leo'],
])('%s leads to %s', (path, address) => expect(horoscopeAddress(path)).toBe(address))
