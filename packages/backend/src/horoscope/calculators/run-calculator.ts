import { notFound } from '../../errors.ts'
import type { CalculatorInput, CalculatorResult, Calculators } from './calculator.ts'
import { dosha } from './dosha.ts'
import { kundli } from './kundli.ts'
import { matching } from './matching.ts'
import { recordPlaces } from './record-places.ts'
import { numerology } from './numerology.ts'
import { panchang } from './panchang.ts'
import { remedy } from './remedy.ts'

/** The calculators of each product. */
export const CALCULATORS: ReadonlyMap<string, Calculators> = new Map(
  Object.entries({ kundli, dosha, matching, numerology, panchang, remedy }),
)

export async function runCalculator(
  product: string,
  type: string,
  input: CalculatorInput,
): Promise<{ title: string; result: CalculatorResult }> {
  const calculators = CALCULATORS.get(product)
  if (!calculators) throw notFound(`We have no calculators for "${product}".`)
  const calculator = Object.hasOwn(calculators, type) ? calculators[type] : undefined
  if (!calculator) throw notFound(`We have no calculator "${type}" for ${product}.`)
  const places = recordPlaces(input.places)
  const result = await calculator.run({ ...input, places })
  return {
    title: calculator.title,
    result: { ...result, sections: [...result.sections, ...places.sectionsFor(input.body)] },
  }
}
