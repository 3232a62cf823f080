import { byName } from '../sky/by-name.ts'
import { checkOneOf } from '../sky/check.ts'
import { GRAHAS, type Graha } from '../sky/grahas.ts'
import { grahaPositions, type GrahaPosition } from '../sky/graha-positions.ts'
import type { Sign } from '../sky/signs.ts'
import { houseOf, type House } from './house.ts'

/** Houses from the Moon's sign in which the transit of a graha is favourable (Phaladeepika, chapter 26). */
const FAVOURABLE: Readonly<Record<Graha, readonly House[]>> = {
  Sun: [3, 6, 10, 11],
  Moon: [1, 3, 6, 7, 10, 11],
  Mars: [3, 6, 11],
  Mercury: [2, 4, 6, 8, 10, 11],
  Jupiter: [2, 5, 7, 9, 11],
  Venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  Saturn: [3, 6, 11],
  Rahu: [3, 6, 10, 11],
  Ketu: [3, 6, 10, 11],
}

/** Gochara: the transit of a graha, seen from a sign. */
export interface Transit extends GrahaPosition {
  /** Counted from the sign. */
  readonly house: House
  readonly isFavourable: boolean
}

/**
 * Whether the transit of a graha through a house from the Moon's sign is favourable.
 *
 * @throws RangeError for a name that is not in GRAHAS, or a house that is not 1 to 12.
 * @throws TypeError for an argument of another type.
 */
export function isFavourable(graha: Graha, house: House): boolean {
  checkOneOf(house, 12, 'house')
  return byName(FAVOURABLE, graha).includes(house)
}

/**
 * The transits of the nine grahas at an instant, as houses from a sign, usually that of the Moon at birth.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in SIGNS.
 * @throws TypeError for an argument of another type.
 */
export function transits(date: Date, from: Sign): Readonly<Record<Graha, Transit>> {
  const positions = grahaPositions(date)
  return Object.fromEntries(
    GRAHAS.map((graha): [Graha, Transit] => {
      const house = houseOf(positions[graha].sign, from)
      return [graha, { ...positions[graha], house, isFavourable: isFavourable(graha, house) }]
    }),
  ) as Record<Graha, Transit>
}
