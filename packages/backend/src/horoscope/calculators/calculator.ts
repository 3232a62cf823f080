import type { Input, Reply } from '../../endpoint/handler.ts'
import type { PlaceProvider } from '../../ports/place-provider.ts'

export type CalculatorBody = Input<'runCalculator'>['body']

export interface CalculatorInput {
  readonly body: CalculatorBody
  readonly places: PlaceProvider
  readonly now: Date
}

type CalculatorReply = Reply<'runCalculator'>

export interface CalculatorResult {
  readonly summary: string
  readonly sections: readonly (readonly [title: string, text: string])[]
  readonly score?: number
  readonly chart?: NonNullable<CalculatorReply['chart']>
  readonly periods?: CalculatorReply['periods']
}

export interface Calculator {
  readonly title: string
  readonly run: (input: CalculatorInput) => CalculatorResult | Promise<CalculatorResult>
}

/** The calculators of one product by their `calculator_type`. */
export type Calculators = Readonly<Record<string, Calculator>>
