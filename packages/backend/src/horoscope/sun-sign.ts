import { ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign.ts'

/** For each month from January, the last day before the Sun enters the next tropical sign. */
const LAST_DAYS = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21]
const CAPRICORN = ZODIAC_SIGNS.indexOf('capricorn')

/** The tropical sun sign of a date of birth: `1994-08-17` is leo. */
export function sunSign(dateOfBirth: string | null): ZodiacSign | null {
  const [, month, day] = dateOfBirth?.split('-').map(Number) ?? []
  if (month === undefined || day === undefined) return null
  const signsAfterCapricorn = month - 1 + (day > (LAST_DAYS[month - 1] ?? 31) ? 1 : 0)
  return ZODIAC_SIGNS[(CAPRICORN + signsAfterCapricorn) % 12] ?? null
}
