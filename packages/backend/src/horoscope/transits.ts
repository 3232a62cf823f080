import { houseOf, isFavourable, type Graha, type House, type Ingress } from '@tarapath/jyotish'
import type { Tone } from './areas.ts'
import { capitalize, formatDay, formatGraha, ordinal } from './format.ts'
import type { Period } from './period.ts'
import { periodSky, type PeriodSky } from './period-sky.ts'
import { formatSign, toSign, type ZodiacSign } from './zodiac-sign.ts'

/** The sky of a period in relation to one sign: its houses are counted from that sign. */
export interface Transits {
  readonly sign: ZodiacSign
  readonly period: Period
  readonly sky: PeriodSky
}

export const transitsOf = (sign: ZodiacSign, period: Period): Transits => ({ sign, period, sky: periodSky(period) })

export const houseOfGraha = ({ sign, sky }: Transits, graha: Graha): House =>
  houseOf(sky.positions[graha].sign, toSign(sign))

export const toneOf = (transits: Transits, graha: Graha): Tone =>
  isFavourable(graha, houseOfGraha(transits, graha)) ? 'easy' : 'care'

/** The seed of all choices of phrases in a horoscope. */
export const seedOf = ({ sign, period }: Transits): string => `${sign}|${period.kind}|${period.start}`

/** "Venus in Libra (Tula), your 5th house: a favourable place." */
export function describePosition(transits: Transits, graha: Graha): string {
  const { sign, isRetrograde } = transits.sky.positions[graha]
  const house = houseOfGraha(transits, graha)
  // Rahu and Ketu are always retrograde, so it is not mentioned for them.
  const retrograde = isRetrograde && graha !== 'Rahu' && graha !== 'Ketu' ? ', retrograde' : ''
  const place = toneOf(transits, graha) === 'easy' ? 'a favourable place' : 'a place that asks for patience'
  return `${capitalize(formatGraha(graha))} in ${formatSign(sign)}, your ${ordinal(house)} house${retrograde}: ${place}.`
}

/** "Jupiter enters Cancer (Karka), your 3rd house, on 2 June." */
export const describeIngress = (
  { sign }: Transits,
  { graha, date, to }: Ingress,
  when = `on ${formatDay(date)}`,
): string =>
  `${capitalize(formatGraha(graha))} enters ${formatSign(to)}, your ${ordinal(houseOf(to, toSign(sign)))} house, ${when}.`
