import { signLord } from '../sky/lords.ts'
import type { BirthChart } from './birth-chart.ts'
import { checkChart } from './check-chart.ts'
import { houseOf, type House } from './house.ts'

const HOUSES: readonly House[] = [1, 2, 4, 7, 8, 12]

/** The house of Mars, counted from one point of the chart. */
export interface MarsPlacement {
  readonly house: House
  readonly isPresent: boolean
}

/** Mangal dosha in a chart. */
export interface MangalDosha {
  readonly fromLagna: MarsPlacement
  readonly fromMoon: MarsPlacement
  /** From the lagna or from the Moon. */
  readonly isPresent: boolean
  /** Traditional exceptions that apply. They do not change the other fields. */
  readonly exceptions: readonly string[]
}

/**
 * Mangal (Kuja) dosha: Mars in house 1, 2, 4, 7, 8 or 12 from the lagna or from the Moon.
 * Houses differ between traditions (the second is left out in some, Venus added as a third point in others).
 *
 * @throws TypeError or RangeError for what is not a chart.
 */
export function mangalDosha(chart: BirthChart): MangalDosha {
  checkChart(chart)
  const { ascendant, grahas } = chart
  const from = (house: House): MarsPlacement => ({ house, isPresent: HOUSES.includes(house) })
  const fromLagna = from(houseOf(grahas.Mars.sign, ascendant.sign))
  const fromMoon = from(houseOf(grahas.Mars.sign, grahas.Moon.sign))
  const isPresent = fromLagna.isPresent || fromMoon.isPresent
  return { fromLagna, fromMoon, isPresent, exceptions: isPresent ? exceptionsOf(grahas) : [] }
}

function exceptionsOf({ Mars, Jupiter }: BirthChart['grahas']): string[] {
  const exceptions = []
  if (signLord(Mars.sign) === 'Mars') exceptions.push(`Mars is in its own sign, ${Mars.sign}.`)
  if (Mars.sign === 'Makara') exceptions.push('Mars is exalted in Makara.')
  if (Mars.sign === Jupiter.sign) exceptions.push(`Jupiter is with Mars in ${Mars.sign}.`)
  else if ([5, 7, 9].includes(houseOf(Mars.sign, Jupiter.sign)))
    exceptions.push(`Jupiter aspects Mars from ${Jupiter.sign}.`)
  return exceptions
}
