import { SIGNS, type Sign } from '@tarapath/jyotish'
import type { ZodiacSign } from '../zodiac-sign.ts'

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

export const toSign = (sign: ZodiacSign): Sign => SIGNS[ZODIAC_SIGNS.indexOf(sign)] as Sign
export const toZodiacSign = (sign: Sign): ZodiacSign => ZODIAC_SIGNS[SIGNS.indexOf(sign)] as ZodiacSign
export const inEnglish = (sign: ZodiacSign): string => sign[0]?.toUpperCase() + sign.slice(1)
