import { notFound } from '../../errors.ts'
import type { Calculators, Finding, Question } from './calculator.ts'
import { dosha } from './dosha.ts'
import { kundli } from './kundli.ts'
import { matching } from './matching.ts'
import { notePlaces } from './note-places.ts'
import { numerology } from './numerology.ts'
import { panchang } from './panchang.ts'
import { remedy } from './remedy.ts'

/** Every calculator by its product. */
export const PRODUCTS: ReadonlyMap<string, Calculators> = new Map(
  Object.entries({ kundli, dosha, matching, numerology, panchang, remedy }),
)

export async function runCalculator(
  product: string,
  type: string,
  question: Question,
): Promise<{ title: string; finding: Finding }> {
  const calculators = PRODUCTS.get(product)
  if (!calculators) throw notFound(`We have no calculators for "${product}".`)
  const calculator = Object.hasOwn(calculators, type) ? calculators[type] : undefined
  if (!calculator) throw notFound(`We have no calculator "${type}" for ${product}.`)
  const places = notePlaces(question.places)
  const finding = await calculator.run({ ...question, places })
  return {
    title: calculator.title,
    finding: { ...finding, sections: [...finding.sections, ...places.notes(question.body)] },
  }
}
