import { houseOf } from '../chart/house.ts'
import { itemAt } from '../sky/item-at.ts'
import { naturalRelationship } from '../sky/natural-relationship.ts'
import { signLord } from '../sky/lords.ts'
import { SIGNS } from '../sky/signs.ts'
import {
  BHAKOOTS_WITHOUT_POINTS,
  GANA_OF_NAKSHATRA,
  GANA_POINTS,
  GANAS,
  MAITRI_POINTS,
  NADI_OF_NAKSHATRA,
  NADIS,
  TARAS_WITHOUT_POINTS,
  VARNA_OF_SIGN,
  VARNAS,
  VASHYA_POINTS,
  VASHYAS,
  YONI_OF_NAKSHATRA,
  YONI_POINTS,
  YONIS,
} from './ashtakoota-table.ts'
import { isInFirstHalf, nakshatraIndex, signOfMoon, type MoonAtBirth } from './moon-at-birth.ts'

/** The points of one koota and the class of each person in it. */
export interface KootaPoints {
  readonly points: number
  readonly groom: string
  readonly bride: string
}

export type Koota = (groom: MoonAtBirth, bride: MoonAtBirth) => KootaPoints

const cell = (table: readonly (readonly number[])[], row: number, column: number) => table[row]?.[column] ?? 0

export const varna: Koota = (groom, bride) => {
  const [his, hers] = [groom, bride].map((moon) => itemAt(VARNA_OF_SIGN, SIGNS.indexOf(signOfMoon(moon)))) as [
    number,
    number,
  ]
  return { points: hers <= his ? 1 : 0, groom: itemAt(VARNAS, his), bride: itemAt(VARNAS, hers) }
}

export const vashya: Koota = (groom, bride) => {
  const [his, hers] = [vashyaOf(groom), vashyaOf(bride)]
  return { points: cell(VASHYA_POINTS, his, hers), groom: itemAt(VASHYAS, his), bride: itemAt(VASHYAS, hers) }
}

/** By sign; Dhanu and Makara are divided in the middle. */
function vashyaOf(moon: MoonAtBirth): number {
  const sign = signOfMoon(moon)
  if (sign === 'Dhanu') return isInFirstHalf(moon) ? 1 : 0
  if (sign === 'Makara') return isInFirstHalf(moon) ? 0 : 2
  return itemAt([0, 0, 1, 2, 3, 1, 1, 4, 1, 0, 1, 2], SIGNS.indexOf(sign))
}

export const tara: Koota = (groom, bride) => {
  const count = (from: MoonAtBirth, to: MoonAtBirth) =>
    (((nakshatraIndex(to) - nakshatraIndex(from) + 27) % 27) % 9) + 1
  const [fromBride, fromGroom] = [count(bride, groom), count(groom, bride)]
  const half = (tara: number) => (TARAS_WITHOUT_POINTS.includes(tara) ? 0 : 1.5)
  return { points: half(fromBride) + half(fromGroom), groom: `tara ${fromBride}`, bride: `tara ${fromGroom}` }
}

export const yoni: Koota = (groom, bride) => {
  const [his, hers] = [
    itemAt(YONI_OF_NAKSHATRA, nakshatraIndex(groom)),
    itemAt(YONI_OF_NAKSHATRA, nakshatraIndex(bride)),
  ]
  return { points: cell(YONI_POINTS, his, hers), groom: itemAt(YONIS, his), bride: itemAt(YONIS, hers) }
}

export const maitri: Koota = (groom, bride) => {
  const [his, hers] = [signLord(signOfMoon(groom)), signLord(signOfMoon(bride))]
  const regards = [naturalRelationship(his, hers), naturalRelationship(hers, his)].toSorted().join(' ')
  return { points: MAITRI_POINTS[regards as keyof typeof MAITRI_POINTS], groom: his, bride: hers }
}

export const gana: Koota = (groom, bride) => {
  const [his, hers] = [
    itemAt(GANA_OF_NAKSHATRA, nakshatraIndex(groom)),
    itemAt(GANA_OF_NAKSHATRA, nakshatraIndex(bride)),
  ]
  return { points: cell(GANA_POINTS, his, hers), groom: itemAt(GANAS, his), bride: itemAt(GANAS, hers) }
}

export const bhakoot: Koota = (groom, bride) => {
  const [his, hers] = [signOfMoon(groom), signOfMoon(bride)]
  return { points: BHAKOOTS_WITHOUT_POINTS.includes(houseOf(hers, his)) ? 0 : 7, groom: his, bride: hers }
}

export const nadi: Koota = (groom, bride) => {
  const [his, hers] = [
    itemAt(NADI_OF_NAKSHATRA, nakshatraIndex(groom)),
    itemAt(NADI_OF_NAKSHATRA, nakshatraIndex(bride)),
  ]
  return { points: his === hers ? 0 : 8, groom: itemAt(NADIS, his), bride: itemAt(NADIS, hers) }
}
