import { housesFrom, type BirthChart, type ChartHouse } from './birth-chart.ts'
import { navamsaSign } from './navamsa-sign.ts'

/** The navamsa as a chart of twelve houses, from the navamsa of the lagna. */
export function navamsaChart(chart: BirthChart): readonly ChartHouse[] {
  return housesFrom(navamsaSign(chart.ascendant.longitude), (graha) => chart.grahas[graha].navamsa)
}
