import { anglesIn } from '../sky/ascendant.ts'
import { itemAt } from '../sky/item-at.ts'
import { checkDate, checkPlace } from '../sky/check.ts'
import { frameOf } from '../sky/frame.ts'
import { GRAHAS, type Graha } from '../sky/grahas.ts'
import { nodeOf, positionsIn, type GrahaPosition, type LunarNode } from '../sky/graha-positions.ts'
import { astroTime } from '../sky/astro-time.ts'
import type { Place } from '../sky/place.ts'
import { SIGNS, type Sign } from '../sky/signs.ts'
import type { ZodiacPoint } from '../sky/zodiac-point.ts'
import { houseOf, type House } from './house.ts'
import { navamsaSign } from './navamsa-sign.ts'

/** A graha in a chart. */
export interface ChartGraha extends GrahaPosition {
  /** Whole-sign house from the lagna. */
  readonly house: House
  /** Its sign in the ninth divisional chart. */
  readonly navamsa: Sign
}

/** One of the twelve houses and the grahas in it. */
export interface ChartHouse {
  readonly house: House
  readonly sign: Sign
  readonly grahas: readonly Graha[]
}

/** A kundli: the sky at an instant and a place. */
export interface BirthChart {
  readonly date: Date
  readonly place: Place
  /** The lagna. */
  readonly ascendant: ZodiacPoint
  readonly midheaven: ZodiacPoint
  readonly grahas: Readonly<Record<Graha, ChartGraha>>
  /** The twelve houses, from the lagna. */
  readonly houses: readonly ChartHouse[]
}

/**
 * The birth chart for an instant and a place: grahas, lagna, whole-sign houses, navamsa; sidereal (Lahiri).
 *
 * @param date The instant of birth. Convert local time to it first.
 * @param place Coordinates in degrees.
 * @param options `node` selects the mean node (the default) or the true one.
 * @throws RangeError for a date outside 1900–2100, invalid coordinates, or another node.
 * @throws TypeError for an argument of another type.
 */
export function birthChart(date: Date, place: Place, options: { readonly node?: LunarNode } = {}): BirthChart {
  checkDate(date)
  checkPlace(place)
  const frame = frameOf(astroTime(date))
  const { ascendant, midheaven } = anglesIn(frame, place)
  const positions = positionsIn(frame, nodeOf(options))
  const grahas = Object.fromEntries(
    GRAHAS.map((graha): [Graha, ChartGraha] => {
      const position = positions[graha]
      const house = houseOf(position.sign, ascendant.sign)
      return [graha, { ...position, house, navamsa: navamsaSign(position.longitude) }]
    }),
  ) as Record<Graha, ChartGraha>
  return {
    date,
    place,
    ascendant,
    midheaven,
    grahas,
    houses: housesFrom(ascendant.sign, (graha) => grahas[graha].sign),
  }
}

/** The twelve houses from a first sign, with the grahas in them. */
export function housesFrom(first: Sign, signOf: (graha: Graha) => Sign): ChartHouse[] {
  return SIGNS.map((_, index) => {
    const sign = itemAt(SIGNS, SIGNS.indexOf(first) + index)
    return { house: (index + 1) as House, sign, grahas: GRAHAS.filter((graha) => signOf(graha) === sign) }
  })
}
