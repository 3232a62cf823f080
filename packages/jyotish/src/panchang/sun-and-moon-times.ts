import { Body, Observer, SearchRiseSet } from 'astronomy-engine'
import { checkPlace } from '../sky/check.ts'
import type { Place } from '../sky/place.ts'
import { startOfDay, type CivilDay } from './civil-day.ts'

const RISES = 1
const SETS = -1
const DAY_MS = 86_400_000

/**
 * The first sunrise of a civil day, or null where the Sun does not rise: upper limb at a sea-level horizon, with 34′ of
 * refraction. Within 4 s of the Swiss Ephemeris.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export const sunrise = (day: CivilDay, place: Place): Date | null => riseOrSet(Body.Sun, RISES, day, place)

/**
 * The first sunset after sunrise, or of the day where the Sun does not rise; null where there is none.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export function sunset(day: CivilDay, place: Place): Date | null {
  const risen = sunrise(day, place)
  return risen ? nextAfter(Body.Sun, SETS, risen, place) : riseOrSet(Body.Sun, SETS, day, place)
}

/**
 * The moonrise of a civil day; null on about one day a month, and where the Moon does not rise.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export const moonrise = (day: CivilDay, place: Place): Date | null => riseOrSet(Body.Moon, RISES, day, place)

/**
 * The moonset of a civil day; null on about one day a month, and where the Moon does not set.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export const moonset = (day: CivilDay, place: Place): Date | null => riseOrSet(Body.Moon, SETS, day, place)

/** The sunrise that ends a day of the panchang. */
export const nextSunrise = (risen: Date, place: Place): Date | null =>
  // Two sunrises are up to some minutes less than a day apart.
  nextAfter(Body.Sun, RISES, new Date(risen.getTime() + DAY_MS / 2), place)

function riseOrSet(body: Body, direction: 1 | -1, day: CivilDay, place: Place): Date | null {
  checkPlace(place)
  const start = startOfDay(day)
  const found = nextAfter(body, direction, start, place)
  return found && found.getTime() < start.getTime() + DAY_MS ? found : null
}

// The library's Delta T is accurate enough here: one second of it moves a moonrise by 40 ms.
function nextAfter(body: Body, direction: 1 | -1, after: Date, { latitude, longitude }: Place): Date | null {
  return SearchRiseSet(body, new Observer(latitude, longitude, 0), direction, after, 1.1)?.date ?? null
}
