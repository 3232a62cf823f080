import { houseOf } from '../chart/house.ts'
import { at } from '../sky/at.ts'
import { naturalRegard } from '../sky/friendship.ts'
import { signLord } from '../sky/lords.ts'
import { NAKSHATRAS } from '../sky/nakshatras.ts'
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
import { isInFirstHalf, signOfMoon, type MoonAtBirth } from './moon-at-birth.ts'

/** Points of one koota with what each of the two is in it. */
export interface KootaPoints {
  readonly points: number
  readonly groom: string
  readonly bride: string
}

export type Koota = (groom: MoonAtBirth, bride: MoonAtBirth) => KootaPoints

const starOf = ({ nakshatra }: MoonAtBirth) => NAKSHATRAS.indexOf(nakshatra)
const cell = (table: readonly (readonly number[])[], row: number, column: number) => table[row]?.[column] ?? 0

export const varna: Koota = (groom, bride) => {
  const [his, hers] = [groom, bride].map((moon) => at(VARNA_OF_SIGN, SIGNS.indexOf(signOfMoon(moon)))) as [
    number,
    number,
  ]
  return { points: hers <= his ? 1 : 0, groom: at(VARNAS, his), bride: at(VARNAS, hers) }
}

export const vashya: Koota = (groom, bride) => {
  const [his, hers] = [vashyaOf(groom), vashyaOf(bride)]
  return { points: cell(VASHYA_POINTS, his, hers), groom: at(VASHYAS, his), bride: at(VASHYAS, hers) }
}

/** By sign; Dhanu and Makara change in the middle. */
function vashyaOf(moon: MoonAtBirth): number {
  const sign = signOfMoon(moon)
  if (sign === 'Dhanu') return isInFirstHalf(moon) ? 1 : 0
  if (sign === 'Makara') return isInFirstHalf(moon) ? 0 : 2
  return at([0, 0, 1, 2, 3, 1, 1, 4, 1, 0, 1, 2], SIGNS.indexOf(sign))
}

export const tara: Koota = (groom, bride) => {
  const count = (from: MoonAtBirth, to: MoonAtBirth) => (((starOf(to) - starOf(from) + 27) % 27) % 9) + 1
  const [fromBride, fromGroom] = [count(bride, groom), count(groom, bride)]
  const half = (tara: number) => (TARAS_WITHOUT_POINTS.includes(tara) ? 0 : 1.5)
  return { points: half(fromBride) + half(fromGroom), groom: `tara ${fromBride}`, bride: `tara ${fromGroom}` }
}

export const yoni: Koota = (groom, bride) => {
  const [his, hers] = [at(YONI_OF_NAKSHATRA, starOf(groom)), at(YONI_OF_NAKSHATRA, starOf(bride))]
  return { points: cell(YONI_POINTS, his, hers), groom: at(YONIS, his), bride: at(YONIS, hers) }
}

export const maitri: Koota = (groom, bride) => {
  const [his, hers] = [signLord(signOfMoon(groom)), signLord(signOfMoon(bride))]
  const regards = [naturalRegard(his, hers), naturalRegard(hers, his)].toSorted().join(' ')
  return { points: MAITRI_POINTS[regards as keyof typeof MAITRI_POINTS], groom: his, bride: hers }
}

export const gana: Koota = (groom, bride) => {
  const [his, hers] = [at(GANA_OF_NAKSHATRA, starOf(groom)), at(GANA_OF_NAKSHATRA, starOf(bride))]
  return { points: cell(GANA_POINTS, his, hers), groom: at(GANAS, his), bride: at(GANAS, hers) }
}

export const bhakoot: Koota = (groom, bride) => {
  const [his, hers] = [signOfMoon(groom), signOfMoon(bride)]
  return { points: BHAKOOTS_WITHOUT_POINTS.includes(houseOf(hers, his)) ? 0 : 7, groom: his, bride: hers }
}

export const nadi: Koota = (groom, bride) => {
  const [his, hers] = [at(NADI_OF_NAKSHATRA, starOf(groom)), at(NADI_OF_NAKSHATRA, starOf(bride))]
  return { points: his === hers ? 0 : 8, groom: at(NADIS, his), bride: at(NADIS, hers) }
}
