import { itemAt } from './item-at.ts'
import { byName, indexIn } from './by-name.ts'
import type { Graha } from './grahas.ts'
import { NAKSHATRAS, type Nakshatra } from './nakshatras.ts'
import type { Sign } from './signs.ts'

/** The seven visible grahas, which rule signs and weekdays. */
export type VisibleGraha = Exclude<Graha, 'Rahu' | 'Ketu'>

const SIGN_LORDS: Readonly<Record<Sign, VisibleGraha>> = {
  Mesha: 'Mars',
  Vrishabha: 'Venus',
  Mithuna: 'Mercury',
  Karka: 'Moon',
  Simha: 'Sun',
  Kanya: 'Mercury',
  Tula: 'Venus',
  Vrishchika: 'Mars',
  Dhanu: 'Jupiter',
  Makara: 'Saturn',
  Kumbha: 'Saturn',
  Meena: 'Jupiter',
}

/** The lords of the first nine nakshatras, which repeat: the order of the Vimshottari periods. */
export const NAKSHATRA_LORDS: readonly Graha[] = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
]

/**
 * The graha that rules a sign.
 *
 * @throws RangeError for a name that is not in SIGNS.
 * @throws TypeError for an argument of another type.
 */
export const signLord = (sign: Sign): VisibleGraha => byName(SIGN_LORDS, sign)

/**
 * The graha that rules a nakshatra. With the Moon there at birth, the first Vimshottari period is that of this graha.
 *
 * @throws RangeError for a name that is not in NAKSHATRAS.
 * @throws TypeError for an argument of another type.
 */
export const nakshatraLord = (nakshatra: Nakshatra): Graha => itemAt(NAKSHATRA_LORDS, indexIn(NAKSHATRAS, nakshatra))
