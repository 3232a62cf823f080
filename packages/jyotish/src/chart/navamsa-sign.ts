import { normalizeDegrees } from '../sky/angle.ts'
import { itemAt } from '../sky/item-at.ts'
import { checkDegrees } from '../sky/check.ts'
import { SIGNS, type Sign } from '../sky/signs.ts'

/**
 * The sign of a sidereal longitude in the navamsa (D-9): each ninth of a sign, 3°20′, maps to a sign, in order from
 * Mesha through the whole circle (Brihat Parashara Hora Shastra, chapter 6).
 *
 * @throws RangeError when the longitude is not a number.
 * @throws TypeError for an argument of another type.
 */
export function navamsaSign(longitude: number): Sign {
  checkDegrees(longitude)
  return itemAt(SIGNS, Math.floor((normalizeDegrees(longitude) * 108) / 360))
}
