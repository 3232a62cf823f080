import { indexIn } from '../sky/by-name.ts'
import { checkDegrees, checkObject, checkOneOf } from '../sky/check.ts'
import { GRAHAS } from '../sky/grahas.ts'
import { SIGNS } from '../sky/signs.ts'
import type { BirthChart } from './birth-chart.ts'

const EXAMPLE = 'the result of birthChart'

/** Throws for anything that does not look like a chart of `birthChart`, such as one that lost a graha on the way. */
export function checkChart(chart: BirthChart): void {
  checkObject(chart, EXAMPLE)
  checkObject(chart.grahas, EXAMPLE)
  for (const point of [chart.ascendant, ...GRAHAS.map((graha) => chart.grahas[graha])]) {
    checkObject(point, EXAMPLE)
    checkDegrees(point.longitude)
    indexIn(SIGNS, point.sign)
  }
  for (const graha of GRAHAS) {
    checkOneOf(chart.grahas[graha].house, SIGNS.length, 'house')
    indexIn(SIGNS, chart.grahas[graha].navamsa)
  }
}
