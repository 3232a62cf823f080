import { GRAHAS } from '@tarapath/jyotish'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { horoscopeTexts } from './tables.ts'
import { ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign.ts'
import { composeHoroscope, type HoroscopeText } from './compose-horoscope.ts'
import type { Period } from './period.ts'
import { houseOfGraha, seenFrom } from './seen.ts'
import { toZodiacSign } from './signs.ts'

/** The horoscopes of some signs for one period: an editor's words where there are some, else the computed ones. */
export async function readHoroscopes(
  db: Db,
  signs: readonly ZodiacSign[],
  period: Period,
): Promise<{ id: number; sign: ZodiacSign; text: HoroscopeText }[]> {
  const written = await db
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
    id: idOf(sign, period),
    sign,
    text: written.find((row) => row.sign === sign) ?? composeHoroscope({ sign, period }),
  }))
}

/** Where the nine grahas stand for a sign as a period begins. */
export function skyFrom(sign: ZodiacSign, period: Period) {
  const seen = seenFrom(sign, period)
  return GRAHAS.map((graha) => {
    const position = seen.sky.positions[graha]
    return {
      graha,
      sign: toZodiacSign(position.sign),
      degrees: Math.floor(position.degrees * 100) / 100,
      house: houseOfGraha(seen, graha),
      isRetrograde: position.isRetrograde,
    }
  })
}

const DAY_MS = 86_400_000
/** Before the day before the first day that anybody can ask about. */
const FIRST_DAY = Date.UTC(1899, 11, 1) / DAY_MS
const MOST_DAYS = 100_000

/** A computed horoscope has no row: its number is made of what it is for. */
function idOf(sign: ZodiacSign, { kind, start }: Period): number {
  const day = Date.parse(start) / DAY_MS - FIRST_DAY
  const kindIndex = ['day', 'week', 'month', 'year'].indexOf(kind)
  return (kindIndex * MOST_DAYS + day) * ZODIAC_SIGNS.length + ZODIAC_SIGNS.indexOf(sign) + 1
}
