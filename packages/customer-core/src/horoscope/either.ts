import type { ZodiacPoint } from '@tarapath/jyotish'
import { kundliWords } from './words/kundli.gen.ts'

/** "Kumbha", or "Kumbha or Meena" where the time of birth decides. */
export function either([first, last]: readonly [ZodiacPoint, ZodiacPoint], part: 'sign' | 'nakshatra'): string {
  return first[part] === last[part] ? first[part] : kundliWords().either({ one: first[part], other: last[part] })
}
