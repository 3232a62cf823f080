import type { Reply } from '../endpoint/handler.ts'

export type ZodiacSign = NonNullable<Reply<'getMyProfile'>['zodiac_sign']>

/** The signs as the wire calls them, in the order of the zodiac. */
export const ZODIAC_SIGNS: readonly ZodiacSign[] = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
]

/** The last day of each sign in its first month, January first. */
const LAST_DAYS = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21]
const OF_NEW_YEAR = ZODIAC_SIGNS.indexOf('capricorn')

/** The sun sign of newspapers, from a date of birth: `1994-08-17` is leo. */
export function zodiacSign(dateOfBirth: string | null): ZodiacSign | null {
  const [, month, day] = dateOfBirth?.split('-').map(Number) ?? []
  if (month === undefined || day === undefined) return null
  const signsLater = month - 1 + (day > (LAST_DAYS[month - 1] ?? 31) ? 1 : 0)
  return ZODIAC_SIGNS[(OF_NEW_YEAR + signsLater) % 12] ?? null
}
