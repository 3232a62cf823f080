import { wordKey, type CalculatorKey } from './calculators.ts'
import { calculatorWords } from './words/calculator.gen.ts'

export const calculatorTitle = ({ type }: Pick<CalculatorKey, 'type'>): string =>
  calculatorWords()[`title_${wordKey(type)}`]
