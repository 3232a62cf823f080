import type { ChartHouse } from '@tarapath/jyotish'
import { toZodiacSign } from '../zodiac-sign.ts'
import type { CalculatorResult } from './calculator.ts'

export const chartReply = (houses: readonly ChartHouse[]): NonNullable<CalculatorResult['chart']> =>
  houses.map(({ house, sign, grahas }) => ({ house, sign: toZodiacSign(sign), grahas: [...grahas] }))

export const periodReply = (
  name: string,
  { start, end }: { start: Date; end: Date },
  kind: 'good' | 'neutral' | 'avoid' | null = null,
): NonNullable<CalculatorResult['periods']>[number] => ({
  name,
  starts_at: start.toISOString(),
  ends_at: end.toISOString(),
  kind,
})
