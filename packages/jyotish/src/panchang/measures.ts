import { turn } from '../sky/angle.ts'
import { frameOf } from '../sky/frame.ts'
import { instant } from '../sky/instant.ts'
import { moonLongitude, planetLongitude } from '../sky/vectors.ts'
import type { Measure } from './span.ts'

/** Degrees that the Moon is ahead of the Sun: tithi and karana. */
export const elongation: Measure = {
  at: (date) => {
    const frame = frameOf(instant(date))
    return turn(moonLongitude(frame) - planetLongitude('Sun', frame))
  },
  degreesADay: 12.19,
}

/** Sidereal longitude of the Moon: nakshatra. */
export const moonWay: Measure = { at: (date) => moonLongitude(frameOf(instant(date))), degreesADay: 13.18 }

/** Sidereal longitudes of Sun and Moon, added: yoga. */
export const sumOfBoth: Measure = {
  at: (date) => {
    const frame = frameOf(instant(date))
    return turn(moonLongitude(frame) + planetLongitude('Sun', frame))
  },
  degreesADay: 14.16,
}
