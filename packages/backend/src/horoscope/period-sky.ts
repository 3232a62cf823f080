import {
  GRAHAS,
  grahaPositions,
  ingresses as ingressesOf,
  tithiAt,
  type Graha,
  type GrahaPositions,
  type Ingress,
  type Tithi,
} from '@tarapath/jyotish'
import type { Period, PeriodKind } from './period.ts'
import { memoize } from './memoize.ts'

/** The positions, tithi and ingresses of a period; they are the same for all signs. */
export interface PeriodSky {
  /** Positions at six in the morning, Indian time, of the first day. */
  readonly positions: GrahaPositions
  readonly nakshatra: string
  readonly tithi: Pick<Tithi, 'name' | 'number' | 'paksha'>
  /** Changes of sign within the period, in order of time. */
  readonly ingresses: readonly Ingress[]
}

/** Grahas whose ingresses a horoscope mentions. The Moon is left out of long periods: it enters thirteen signs a month. */
const INGRESS_GRAHAS: Readonly<Record<PeriodKind, readonly Graha[]>> = {
  day: ['Moon', 'Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'],
  week: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'],
  month: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'],
  year: ['Jupiter', 'Saturn', 'Rahu', 'Mars'],
}

const MAX_CACHED_PERIODS = 64

/** Memoized: all signs and all readers share the sky of a period. */
export const periodSky = memoize<Period, PeriodSky>(
  ({ kind, start, end }) => {
    const morning = new Date(`${start}T06:00:00+05:30`)
    const midnight = new Date(`${end}T23:59:59+05:30`)
    const positions = grahaPositions(morning)
    const { name, number, paksha } = tithiAt(morning)
    return {
      positions,
      nakshatra: positions.Moon.nakshatra,
      tithi: { name, number, paksha },
      ingresses: GRAHAS.filter((graha) => INGRESS_GRAHAS[kind].includes(graha))
        .flatMap((graha) => ingressesOf(graha, morning, midnight))
        .toSorted((one, other) => one.date.getTime() - other.date.getTime()),
    }
  },
  ({ kind, start }) => `${kind}:${start}`,
  MAX_CACHED_PERIODS,
)
