import { housesFrom, type BirthChart, type ChartHouse } from './birth-chart.ts'
import { checkChart } from './check-chart.ts'
import { navamsaSign } from './navamsa-sign.ts'

/**
 * The navamsa as a chart of twelve houses, from the navamsa of the lagna.
 *
 * @throws TypeError or RangeError for what is not a chart.
 */
export function navamsaChart(chart: BirthChart): readonly ChartHouse[] {
  checkChart(chart)
  return housesFrom(navamsaSign(chart.ascendant.longitude), (graha) => chart.grahas[graha].navamsa)
}
