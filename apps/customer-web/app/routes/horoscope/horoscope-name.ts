import { periodTypeOf } from './horoscope-period.ts'
import { horoscopesWords } from './words/horoscopes.gen.ts'

/** "Weekly horoscope", "Horoscope 2025" */
export function horoscopeName(type: string): string {
  const words = horoscopesWords()
  const year = /^horoscope-(\d{4})$/.exec(type)?.[1]
  if (year !== undefined) return words.ofOneYear({ year })
  const period = periodTypeOf(type)
  if (period === null) return words.horoscope
  return {
    'yesterday-horoscope': words.ofYesterday,
    'daily-horoscope': words.ofToday,
    'tomorrow-horoscope': words.ofTomorrow,
    'weekly-horoscope': words.ofWeek,
    'monthly-horoscope': words.ofMonth,
    'yearly-horoscope': words.ofYear,
  }[period]
}
