import { formatDay } from '@tarapath/customer-core/platform'
import { horoscopesWords } from './words/horoscopes.gen.ts'

/** "20 Nov 2026", "16 Nov 2026 to 22 Nov 2026" */
export function formatValidity(horoscope: { valid_from: string; valid_to: string } | undefined): string | null {
  if (!horoscope) return null
  const [from, to] = [horoscope.valid_from, horoscope.valid_to].map((day) => formatDay(`${day}T12:00:00+05:30`))
  if (from === undefined || to === undefined || from === to) return from ?? null
  return horoscopesWords().period({ from, to })
}
