import { coloursOf, GRAHAS, grahaOfNumber, type Digit, type Graha } from '@tarapath/jyotish'
import type { ZodiacSign } from './zodiac-sign.ts'
import { AREAS } from './areas.ts'
import { composeLead } from './compose-lead.ts'
import { composeSection, openersOf, type Section } from './compose-section.ts'
import { periodInWords } from './in-words.ts'
import type { Period } from './period.ts'
import { pick } from './pick.ts'
import { remember } from './remember.ts'
import { seedOf, seenFrom, toneOf, type Seen } from './seen.ts'
import { inEnglish } from './signs.ts'

/** The words of a horoscope, computed or written by an editor. */
export interface HoroscopeText {
  readonly title: string
  readonly summary: string
  readonly because: string
  readonly sections: readonly Section[]
  readonly luckyColour: string | null
  readonly luckyNumber: string | null
}

/** All signs for all ranges of some days. */
const KEPT_TEXTS = 600

/** The horoscope that the sky of a period gives a sign: the same words for the same sign and period, for ever. */
export const composeHoroscope = remember<{ sign: ZodiacSign; period: Period }, HoroscopeText>(
  ({ sign, period }) => {
    const seen = seenFrom(sign, period)
    const openers = openersOf(seen)
    return {
      title: titleOf(sign, period),
      ...composeLead(seen),
      sections: AREAS.map((area) => composeSection(seen, area, openers.get(area.key) as Graha)),
      ...luckOf(seen),
    }
  },
  ({ sign, period }) => `${sign}:${period.kind}:${period.start}`,
  KEPT_TEXTS,
)

function titleOf(sign: ZodiacSign, period: Period): string {
  const name = inEnglish(sign)
  if (period.kind === 'year') return `${name} horoscope ${periodInWords(period)}`
  return `${name} horoscope${period.kind === 'month' ? ' for' : ','} ${periodInWords(period)}`
}

const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Colour and number of one of the grahas that help; the Moon's where none does. */
function luckOf(seen: Seen): Pick<HoroscopeText, 'luckyColour' | 'luckyNumber'> {
  const helpful = GRAHAS.filter((graha) => toneOf(seen, graha) === 'easy')
  const helper: Graha = helpful.length > 0 ? pick(helpful, seedOf(seen), 'luck') : 'Moon'
  return {
    luckyColour: pick(coloursOf(helper), seedOf(seen), 'colour'),
    luckyNumber: String(DIGITS.find((digit) => grahaOfNumber(digit) === helper)),
  }
}
