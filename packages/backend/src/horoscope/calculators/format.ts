import type { BirthChart, ChartHouse, GrahaPosition } from '@tarapath/jyotish'
import { utcOffsetMinutes } from '../../places/index.ts'
import { ordinal } from '../format.ts'

/** `18°42′` */
export function formatDegrees(degrees: number): string {
  const minutes = Math.floor(degrees * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

/** "Vrishchika 18°42′, Jyeshtha pada 1, retrograde" */
export function formatPosition({ graha, sign, degrees, nakshatra, pada, isRetrograde }: GrahaPosition): string {
  const retrograde = isRetrograde && graha !== 'Rahu' && graha !== 'Ketu' ? ', retrograde' : ''
  return `${sign} ${formatDegrees(degrees)}, ${nakshatra} pada ${pada}${retrograde}`
}

/** A date in a time zone: `20 Nov 2026`. */
export const formatDate = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(date)

const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** A time of day in a time zone: `6:31 am`. */
export const formatTime = (date: Date, timeZone: string): string =>
  clock.format(date.getTime() + utcOffsetMinutes(timeZone, date) * 60_000)

/** "1st, Vrishabha: Rahu. 2nd, Mithuna: Mars. …" without the empty houses. */
export const formatHouses = (houses: readonly ChartHouse[]): string =>
  houses
    .filter(({ grahas }) => grahas.length > 0)
    .map(({ house, sign, grahas }) => `${ordinal(house)}, ${sign}: ${grahas.join(', ')}.`)
    .join(' ')

/** "Lagna Vrishabha, Moon in Karka (Pushya, pada 1), Sun in Karka." */
export const formatChart = ({ ascendant, grahas: { Moon, Sun } }: BirthChart): string =>
  `Lagna ${ascendant.sign}, Moon in ${Moon.sign} (${Moon.nakshatra}, pada ${Moon.pada}), Sun in ${Sun.sign}.`
