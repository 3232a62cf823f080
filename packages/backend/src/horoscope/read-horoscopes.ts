import { GRAHAS } from '@tarapath/jyotish'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { horoscopeTexts } from './tables.ts'
import { toZodiacSign, ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign.ts'
import { composeHoroscope, type HoroscopeText } from './compose-horoscope.ts'
import type { Period } from './period.ts'
import { houseOfGraha, transitsOf } from './transits.ts'

/** The horoscopes of some signs for one period. A text written by an editor replaces the computed one. */
export async function readHoroscopes(
  db: Db,
  signs: readonly ZodiacSign[],
  period: Period,
): Promise<{ id: number; sign: ZodiacSign; text: HoroscopeText }[]> {
  const edited = await db
    .select()
    .from(horoscopeTexts)
    .where(
      and(
        inArray(horoscopeTexts.sign, [...signs]),
        eq(horoscopeTexts.kind, period.kind),
        eq(horoscopeTexts.startsOn, period.start),
      ),
    )
  return signs.map((sign) => ({
    id: horoscopeId(sign, period),
    sign,
    text: edited.find((row) => row.sign === sign) ?? composeHoroscope({ sign, period }),
  }))
}

/** Sign, degrees and house of the nine grahas at the start of a period. */
export function listGrahaPositions(sign: ZodiacSign, period: Period) {
  const transits = transitsOf(sign, period)
  return GRAHAS.map((graha) => {
    const position = transits.sky.positions[graha]
    return {
      graha,
      sign: toZodiacSign(position.sign),
      degrees: Math.floor(position.degrees * 100) / 100,
      house: houseOfGraha(transits, graha),
      isRetrograde: position.isRetrograde,
    }
  })
}

const DAY_MS = 86_400_000
/** Earlier than the start of every supported period. */
const FIRST_DAY = Date.UTC(1899, 11, 1) / DAY_MS
const DAYS_PER_KIND = 100_000

/** A computed horoscope has no row, so its id is computed from its sign and period. */
function horoscopeId(sign: ZodiacSign, { kind, start }: Period): number {
  const day = Date.parse(start) / DAY_MS - FIRST_DAY
  const kindIndex = ['day', 'week', 'month', 'year'].indexOf(kind)
  return (kindIndex * DAYS_PER_KIND + day) * ZODIAC_SIGNS.length + ZODIAC_SIGNS.indexOf(sign) + 1
}
