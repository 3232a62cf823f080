import { coloursOf, GRAHAS, grahaOfNumber, type Digit, type Graha } from '@tarapath/jyotish'
import { formatSign, toSign, type ZodiacSign } from './zodiac-sign.ts'
import { AREAS } from './areas.ts'
import { composeLead } from './compose-lead.ts'
import { composeSection, leadingGrahasOf, type Section } from './compose-section.ts'
import { formatPeriod } from './format.ts'
import type { Period } from './period.ts'
import { seededChoice } from './seeded-choice.ts'
import { memoize } from './memoize.ts'
import { seedOf, transitsOf, toneOf, type Transits } from './transits.ts'

/** The text of a horoscope, computed or written by an editor. */
export interface HoroscopeText {
  readonly title: string
  readonly summary: string
  readonly because: string
  readonly sections: readonly Section[]
  readonly luckyColour: string | null
  readonly luckyNumber: string | null
}

/** Enough for all signs and ranges of some days. */
const MAX_CACHED_TEXTS = 600

/** The horoscope of a sign for a period. It depends on nothing else, so its text never changes. */
export const composeHoroscope = memoize<{ sign: ZodiacSign; period: Period }, HoroscopeText>(
  ({ sign, period }) => {
    const transits = transitsOf(sign, period)
    const leadingGrahas = leadingGrahasOf(transits)
    return {
      title: titleOf(sign, period),
      ...composeLead(transits),
      sections: AREAS.map((area) => composeSection(transits, area, leadingGrahas.get(area.key) as Graha)),
      ...luckyOf(transits),
    }
  },
  ({ sign, period }) => `${sign}:${period.kind}:${period.start}`,
  MAX_CACHED_TEXTS,
)

function titleOf(sign: ZodiacSign, period: Period): string {
  const name = formatSign(toSign(sign))
  if (period.kind === 'year') return `${name} horoscope ${formatPeriod(period)}`
  return `${name} horoscope${period.kind === 'month' ? ' for' : ','} ${formatPeriod(period)}`
}

const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Colour and number of one of the favourable grahas, or of the Moon when none is favourable. */
function luckyOf(transits: Transits): Pick<HoroscopeText, 'luckyColour' | 'luckyNumber'> {
  const favourable = GRAHAS.filter((one) => toneOf(transits, one) === 'easy')
  const graha: Graha = favourable.length > 0 ? seededChoice(favourable, seedOf(transits), 'luck') : 'Moon'
  return {
    luckyColour: seededChoice(coloursOf(graha), seedOf(transits), 'colour'),
    luckyNumber: String(DIGITS.find((digit) => grahaOfNumber(digit) === graha)),
  }
}
