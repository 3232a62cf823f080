import { houseOf, isFavourable, type Graha, type House, type Ingress } from '@tarapath/jyotish'
import type { ZodiacSign } from './zodiac-sign.ts'
import type { Tone } from './areas.ts'
import { capitalised, dayInWords, grahaInWords, ordinal } from './in-words.ts'
import type { Period } from './period.ts'
import { toSign } from './signs.ts'
import { skyOfPeriod, type SkyOfPeriod } from './sky-of-period.ts'

/** The sky of a period as it is seen from one sign. */
export interface Seen {
  readonly sign: ZodiacSign
  readonly period: Period
  readonly sky: SkyOfPeriod
}

export const seenFrom = (sign: ZodiacSign, period: Period): Seen => ({ sign, period, sky: skyOfPeriod(period) })

export const houseOfGraha = ({ sign, sky }: Seen, graha: Graha): House =>
  houseOf(sky.positions[graha].sign, toSign(sign))

export const toneOf = (seen: Seen, graha: Graha): Tone =>
  isFavourable(graha, houseOfGraha(seen, graha)) ? 'easy' : 'care'

/** The words that all choices of a horoscope hang on: other signs and other periods choose anew. */
export const seedOf = ({ sign, period }: Seen): string => `${sign}|${period.kind}|${period.start}`

/** "Venus in Tula, your 5th house: a favourable place." */
export function placeOf(seen: Seen, graha: Graha): string {
  const { sign, isRetrograde } = seen.sky.positions[graha]
  const house = houseOfGraha(seen, graha)
  // The nodes always are; that is no news.
  const retrograde = isRetrograde && graha !== 'Rahu' && graha !== 'Ketu' ? ', retrograde' : ''
  const place = toneOf(seen, graha) === 'easy' ? 'a favourable place' : 'a place that asks for patience'
  return `${capitalised(grahaInWords(graha))} in ${sign}, your ${ordinal(house)} house${retrograde}: ${place}.`
}

/** "Jupiter enters Karka, your 3rd house, on 2 June." */
export const moveOf = ({ sign }: Seen, { graha, date, to }: Ingress): string =>
  `${capitalised(grahaInWords(graha))} enters ${to}, your ${ordinal(houseOf(to, toSign(sign)))} house, on ${dayInWords(date)}.`
