import { normalizeDegrees } from '../sky/angle.ts'
import { itemAt } from '../sky/item-at.ts'
import { GRAHAS } from '../sky/grahas.ts'
import type { BirthChart } from './birth-chart.ts'
import { checkChart } from './check-chart.ts'

/** Names by the house of Rahu. */
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

/** Kaal Sarp dosha in a chart. */
export interface KaalSarpDosha {
  /** Whether all seven visible grahas are on one side of the line from Rahu to Ketu. */
  readonly isPresent: boolean
  /** Named after the house of Rahu; null when not present. */
  readonly name: (typeof NAMES)[number] | null
  /** The number of visible grahas on the side with more of them. */
  readonly onOneSide: number
}

/**
 * Kaal Sarp dosha: all seven visible grahas between Rahu and Ketu, by longitude. It is not in the classical texts; the
 * rule is that of almanacs of the last century.
 *
 * @throws TypeError or RangeError for what is not a chart.
 */
export function kaalSarpDosha(chart: BirthChart): KaalSarpDosha {
  checkChart(chart)
  const { grahas } = chart
  const { Rahu } = grahas
  const visible = GRAHAS.filter((graha) => graha !== 'Rahu' && graha !== 'Ketu')
  const ahead = visible.filter((graha) => normalizeDegrees(grahas[graha].longitude - Rahu.longitude) < 180).length
  const onOneSide = Math.max(ahead, visible.length - ahead)
  const isPresent = onOneSide === visible.length
  return { isPresent, name: isPresent ? itemAt(NAMES, Rahu.house - 1) : null, onOneSide }
}
