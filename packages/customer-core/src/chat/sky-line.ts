import type { PlaceDetails } from '@tarapath/api-client/types'
import { birthChart, instantOf } from '@tarapath/jyotish'
import { birthWords } from '../consultation/index.ts'

/**
 * Lagna, Rashi and Nakshatra of a birth. Without a time the Lagna is left out, and noon decides about the Moon, which may
 * be in the next Rashi or Nakshatra by then.
 */
export function skyLine({ date, time }: { date: string; time: string | null }, place: PlaceDetails): string {
  const { ascendant, grahas } = birthChart(instantOf(date, time?.slice(0, 5) ?? '12:00', place.timezone), place)
  const words = birthWords()
  return [
    ...(time === null ? [] : [words.lagna({ sign: ascendant.sign })]),
    words.rashi({ sign: grahas.Moon.sign }),
    words.nakshatra({ name: grahas.Moon.nakshatra }),
  ].join(' · ')
}
