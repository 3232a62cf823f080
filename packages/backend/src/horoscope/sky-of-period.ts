import {
  GRAHAS,
  grahaPositions,
  ingresses,
  tithiAt,
  type Graha,
  type GrahaPositions,
  type Ingress,
  type Tithi,
} from '@tarapath/jyotish'
import type { Period, PeriodKind } from './period.ts'
import { remember } from './remember.ts'

/** What the sky does in a period, the same for all signs. */
export interface SkyOfPeriod {
  /** At six in the morning, Indian time, of the first day. */
  readonly positions: GrahaPositions
  readonly nakshatra: string
  readonly tithi: Pick<Tithi, 'name' | 'paksha'>
  /** Changes of sign within the period, in order of time. */
  readonly moves: readonly Ingress[]
}

/** Whose changes of sign are worth a sentence: not the Moon's thirteen in a month. */
const MOVERS: Readonly<Record<PeriodKind, readonly Graha[]>> = {
  day: ['Moon', 'Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'],
  week: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'],
  month: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'],
  year: ['Jupiter', 'Saturn', 'Rahu', 'Mars'],
}

const KEPT_PERIODS = 64

/** A pure function of the period: a sky once computed is the same for twelve signs and all readers. */
export const skyOfPeriod = remember<Period, SkyOfPeriod>(
  ({ kind, start, end }) => {
    const morning = new Date(`${start}T06:00:00+05:30`)
    const midnight = new Date(`${end}T23:59:59+05:30`)
    const positions = grahaPositions(morning)
    const { name, paksha } = tithiAt(morning)
    return {
      positions,
      nakshatra: positions.Moon.nakshatra,
      tithi: { name, paksha },
      moves: GRAHAS.filter((graha) => MOVERS[kind].includes(graha))
        .flatMap((graha) => ingresses(graha, morning, midnight))
        .toSorted((one, other) => one.date.getTime() - other.date.getTime()),
    }
  },
  ({ kind, start }) => `${kind}:${start}`,
  KEPT_PERIODS,
)
