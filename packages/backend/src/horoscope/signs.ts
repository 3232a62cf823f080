import { SIGNS, type Sign } from '@tarapath/jyotish'
import { ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign.ts'

export const toSign = (sign: ZodiacSign): Sign => SIGNS[ZODIAC_SIGNS.indexOf(sign)] as Sign
export const toZodiacSign = (sign: Sign): ZodiacSign => ZODIAC_SIGNS[SIGNS.indexOf(sign)] as ZodiacSign
export const inEnglish = (sign: ZodiacSign): string => sign[0]?.toUpperCase() + sign.slice(1)
