import { birthChart, type BirthChart } from '@tarapath/jyotish'
import type { CalculatorInput } from './calculator.ts'
import { readPlacedBirth, type PlacedBirth } from './read-birth.ts'

export async function readChart(input: CalculatorInput): Promise<{ chart: BirthChart; birth: PlacedBirth }> {
  const birth = await readPlacedBirth(input)
  return { chart: birthChart(birth.instant, birth.place), birth }
}
