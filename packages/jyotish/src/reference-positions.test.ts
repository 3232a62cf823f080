import { expect, test } from 'vitest'
import reference from '../fixtures/astro-reference.json' with { type: 'json' }
import { angles, ayanamsa, GRAHAS, grahaPositions, siderealLongitude } from './index.ts'
import { angularDifference } from './sky/angle.ts'
import { frameOf } from './sky/frame.ts'
import { astroTime } from './sky/astro-time.ts'

const { tolerances_recommended: tolerances } = reference.meta
const arcsecondsApart = (one: number, other: number) => Math.abs(angularDifference(one, other)) * 3600

test.each(reference.positions)('$id, $label: longitudes, sign, nakshatra and pada', ({ input, expect: expected }) => {
  const date = new Date(input.utc)
  const positions = grahaPositions(date)
  for (const graha of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const) {
    expect(arcsecondsApart(positions[graha].longitude, expected.longitudes[graha])).toBeLessThan(
      tolerances.longitudes_arcsec,
    )
    expect(siderealLongitude(graha, date)).toBeCloseTo(positions[graha].longitude, 9)
  }
  expect(arcsecondsApart(positions.Rahu.longitude, expected.longitudes.Rahu_mean)).toBeLessThan(
    tolerances.mean_node_arcsec,
  )
  const { Rahu } = grahaPositions(date, { node: 'true' })
  expect(arcsecondsApart(Rahu.longitude, expected.longitudes.Rahu_true)).toBeLessThan(tolerances.true_node_arcsec)
  expect(positions.Moon).toMatchObject({ sign: expected.rashi, nakshatra: expected.nakshatra, pada: expected.pada })
  expect(positions.Sun.sign).toBe(expected.sun_rashi)
  const backwards = GRAHAS.filter((graha) => positions[graha].isRetrograde && graha !== 'Rahu' && graha !== 'Ketu')
  expect(new Set(backwards)).toEqual(new Set(expected.retrograde))
})

test.each(reference.positions)('$id, $label: lagna and midheaven', ({ input, expect: expected }) => {
  const date = new Date(input.utc)
  const { ascendant, midheaven } = angles(date, { latitude: input.lat, longitude: input.lon })
  expect(arcsecondsApart(ascendant.longitude, expected.longitudes.Ascendant)).toBeLessThan(tolerances.ascendant_arcsec)
  expect(arcsecondsApart(midheaven.longitude, expected.longitudes.MC)).toBeLessThan(tolerances.ascendant_arcsec)
  expect(ascendant.sign).toBe(expected.lagna)
})

test.each(reference.positions)('$id: the ayanamsa with nutation', ({ input, expect: expected }) => {
  const date = new Date(input.utc)
  const fromTrueEquinox = frameOf(astroTime(date)).offset
  expect(arcsecondsApart(fromTrueEquinox, expected.ayanamsa_true_deg)).toBeLessThan(0.2)
  expect(arcsecondsApart(ayanamsa(date), fromTrueEquinox)).toBeLessThan(20)
})
