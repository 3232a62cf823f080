import { normalizeDegrees } from '../sky/angle.ts'
import { frameOf } from '../sky/frame.ts'
import { astroTime } from '../sky/astro-time.ts'
import { moonLongitude, planetLongitude } from '../sky/vectors.ts'
import type { Measure } from './span.ts'

/** Longitude of the Moon minus that of the Sun, for tithi and karana. */
export const elongation: Measure = {
  at: (date) => {
    const frame = frameOf(astroTime(date))
    return normalizeDegrees(moonLongitude(frame) - planetLongitude('Sun', frame))
  },
  degreesPerDay: 12.19,
}

/** Sidereal longitude of the Moon, for the nakshatra. */
export const moonLongitudeMeasure: Measure = {
  at: (date) => moonLongitude(frameOf(astroTime(date))),
  degreesPerDay: 13.18,
}

/** Sum of the sidereal longitudes of Sun and Moon, for the yoga. */
export const sumOfLongitudes: Measure = {
  at: (date) => {
    const frame = frameOf(astroTime(date))
    return normalizeDegrees(moonLongitude(frame) + planetLongitude('Sun', frame))
  },
  degreesPerDay: 14.16,
}
