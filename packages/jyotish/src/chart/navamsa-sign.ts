import { turn } from '../sky/angle.ts'
import { at } from '../sky/at.ts'
import { checkDegrees } from '../sky/check.ts'
import { SIGNS, type Sign } from '../sky/signs.ts'

/**
 * The sign of a sidereal longitude in the navamsa (D-9): each ninth of a sign, 3°20′, is a sign of its own, counted on
 * from Mesha through the whole circle (Brihat Parashara Hora Shastra, chapter 6).
 *
 * @throws RangeError when the longitude is not a number.
 */
export function navamsaSign(longitude: number): Sign {
  checkDegrees(longitude)
  return at(SIGNS, Math.floor((turn(longitude) * 108) / 360))
}
