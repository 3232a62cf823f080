import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { angles, grahaPositions, siderealLongitude, startOfDay, sunrise, sunset, type Graha } from './index.ts'
import { angularDifference } from './sky/angle.ts'

// Debian: apt-get install swetest swe-basic-data. Each run uses random dates; a failure names them.
const isInstalled = spawnSync('swetest', ['-h']).status === 0
const swetest = (...options: string[]) => execFileSync('swetest', [...options, '-head'], { encoding: 'utf8' }).trim()

const DAY_MS = 86_400_000
const FIRST = Date.UTC(1900, 0, 2)
const YEARS_MS = 199 * 365.25 * DAY_MS
const randomDate = () => new Date(Math.floor((FIRST + Math.random() * YEARS_MS) / 1000) * 1000)
const dayOf = (date: Date) => `-b${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`
const timeOf = (date: Date) => `-ut${date.toISOString().slice(11, 19)}`
const arcsecondsApart = (one: number, other: number) => Math.abs(angularDifference(one, other)) * 3600

/** `1.01.2020	  01:43:46.7` */
function instantOf(text: string): number {
  const [, day, month, year, clock] = /(\d+)\.(\d+)\.(\d+)\s+(\d+:\d+:\d+\.\d)/.exec(text) ?? []
  return Date.parse(`${year}-${month}-${day?.padStart(2, '0')}T${clock?.padStart(10, '0')}Z`)
}

const ARCSECONDS: Partial<Record<Graha, number>> = { Sun: 3, Moon: 5, Venus: 22, Rahu: 0.2 }

test.skipIf(!isInstalled)('forty random charts agree with the Swiss Ephemeris', () => {
  for (let round = 0; round < 40; round++) {
    const date = randomDate()
    const expected = swetest(dayOf(date), timeOf(date), '-p0123456m', '-sid1', '-fPl', '-g,')
    const positions = grahaPositions(date)
    for (const line of expected.split('\n')) {
      const [name = '', longitude] = line.split(',').map((part) => part.trim())
      const graha = (name === 'mean Node' ? 'Rahu' : name) as Graha
      const apart = arcsecondsApart(positions[graha].longitude, Number(longitude))
      expect(apart, `${graha} at ${date.toISOString()}`).toBeLessThan(ARCSECONDS[graha] ?? 14)
      expect(siderealLongitude(graha, date)).toBeCloseTo(positions[graha].longitude, 8)
    }
  }
})

test.skipIf(!isInstalled)('forty random ascendants agree with the Swiss Ephemeris', () => {
  for (let round = 0; round < 40; round++) {
    const date = randomDate()
    const [latitude, longitude] = [Math.random() * 120 - 60, Math.random() * 360 - 180].map((x) => Number(x.toFixed(4)))
    const place = { latitude: latitude as number, longitude: longitude as number }
    const expected = swetest(
      dayOf(date),
      timeOf(date),
      '-p',
      '-sid1',
      `-house${longitude},${latitude},W`,
      '-fPl',
      '-g,',
    )
    const { ascendant, midheaven } = angles(date, place)
    for (const [name, point] of [['Ascendant', ascendant] as const, ['MC', midheaven] as const]) {
      const value = new RegExp(`^${name} *, *(.*)$`, 'm').exec(expected)?.[1]
      const where = `${name} at ${date.toISOString()}, ${latitude}, ${longitude}`
      expect(arcsecondsApart(point.longitude, Number(value)), where).toBeLessThan(10)
    }
  }
})

test.skipIf(!isInstalled)('thirty random sunrises and sunsets agree with the Swiss Ephemeris', () => {
  for (let round = 0; round < 30; round++) {
    const day = { date: randomDate().toISOString().slice(0, 10), utcOffsetMinutes: 330 }
    const place = { latitude: Number((6 + Math.random() * 32).toFixed(4)), longitude: 82.5 }
    const start = startOfDay(day)
    const expected = swetest(
      '-rise',
      dayOf(start),
      timeOf(start),
      '-p0',
      `-geopos${place.longitude},${place.latitude},0`,
      '-n1',
    )
    const [rise = '', set = ''] = expected.split('set')
    const where = `${day.date} at latitude ${place.latitude}`
    expect(Math.abs((sunrise(day, place)?.getTime() ?? 0) - instantOf(rise)) / 1000, where).toBeLessThan(10)
    expect(Math.abs((sunset(day, place)?.getTime() ?? 0) - instantOf(set)) / 1000, where).toBeLessThan(10)
  }
})
