import type { BirthChart, ChartHouse, GrahaPosition } from '@tarapath/jyotish'
import { utcOffsetMinutes } from '../../places/index.ts'
import { ordinal } from '../in-words.ts'
import { toZodiacSign } from '../signs.ts'
import type { Finding } from './calculator.ts'

/** `18°42′` */
export function degreesInWords(degrees: number): string {
  const minutes = Math.floor(degrees * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

/** "Vrishchika 18°42′, Jyeshtha pada 1, retrograde" */
export function positionInWords({ graha, sign, degrees, nakshatra, pada, isRetrograde }: GrahaPosition): string {
  const retrograde = isRetrograde && graha !== 'Rahu' && graha !== 'Ketu' ? ', retrograde' : ''
  return `${sign} ${degreesInWords(degrees)}, ${nakshatra} pada ${pada}${retrograde}`
}

/** Clocks of a time zone: `20 Nov 2026` and `06:31`. */
export const dateThere = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(date)

export function timeThere(date: Date, timeZone: string): string {
  const local = new Date(date.getTime() + utcOffsetMinutes(timeZone, date) * 60_000)
  return local.toISOString().slice(11, 16)
}

/** A chart as the wire has it. */
export const chartReply = (houses: readonly ChartHouse[]): NonNullable<Finding['chart']> =>
  houses.map(({ house, sign, grahas }) => ({ house, sign: toZodiacSign(sign), grahas: [...grahas] }))

/** "1st, Vrishabha: Rahu. 2nd, Mithuna: Mars. …" with the empty houses left out. */
export const housesInWords = (houses: readonly ChartHouse[]): string =>
  houses
    .filter(({ grahas }) => grahas.length > 0)
    .map(({ house, sign, grahas }) => `${ordinal(house)}, ${sign}: ${grahas.join(', ')}.`)
    .join(' ')

/** A stretch of time as the wire has it. */
export const periodReply = (
  name: string,
  { start, end }: { start: Date; end: Date },
  kind: 'good' | 'neutral' | 'avoid' | null = null,
): NonNullable<Finding['periods']>[number] => ({
  name,
  starts_at: start.toISOString(),
  ends_at: end.toISOString(),
  kind,
})

/** "Lagna Vrishabha, Moon in Karka (Pushya, pada 1), Sun in Karka." */
export const chartInWords = ({ ascendant, grahas: { Moon, Sun } }: BirthChart): string =>
  `Lagna ${ascendant.sign}, Moon in ${Moon.sign} (${Moon.nakshatra}, pada ${Moon.pada}), Sun in ${Sun.sign}.`
