import { turn } from '../sky/angle.ts'
import { at } from '../sky/at.ts'
import { GRAHAS } from '../sky/grahas.ts'
import type { BirthChart } from './birth-chart.ts'

/** The name goes by the house of Rahu. */
const NAMES = [
  'Anant',
  'Kulik',
  'Vasuki',
  'Shankhpal',
  'Padma',
  'Mahapadma',
  'Takshak',
  'Karkotak',
  'Shankhachud',
  'Ghatak',
  'Vishdhar',
  'Sheshnag',
] as const

/** What a chart says about Kaal Sarp dosha. */
export interface KaalSarpDosha {
  /** All seven visible grahas stand on one side of the line from Rahu to Ketu. */
  readonly isPresent: boolean
  /** By the house of Rahu, when present. */
  readonly name: (typeof NAMES)[number] | null
  /** How many of the seven stand on the fuller side. */
  readonly onOneSide: number
}

/**
 * Kaal Sarp dosha: all seven visible grahas between Rahu and Ketu, by longitude. Not in the classical texts; the rule is
 * that of almanacs of the last century.
 */
export function kaalSarpDosha({ grahas }: BirthChart): KaalSarpDosha {
  const { Rahu } = grahas
  const visible = GRAHAS.filter((graha) => graha !== 'Rahu' && graha !== 'Ketu')
  const ahead = visible.filter((graha) => turn(grahas[graha].longitude - Rahu.longitude) < 180).length
  const onOneSide = Math.max(ahead, visible.length - ahead)
  const isPresent = onOneSide === visible.length
  return { isPresent, name: isPresent ? at(NAMES, Rahu.house - 1) : null, onOneSide }
}
