import type { AstroTime } from 'astronomy-engine'
import { normalizeDegrees } from './angle.ts'
import { meanAyanamsa } from './ayanamsa.ts'

/** The mean ascending node of the Moon, sidereal, in degrees (Chapront; Meeus, Astronomical Algorithms, 47.7). */
export function meanNode(time: AstroTime): number {
  const t = time.tt / 36_525
  const tropical = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)))
  return normalizeDegrees(tropical - meanAyanamsa(time))
}
