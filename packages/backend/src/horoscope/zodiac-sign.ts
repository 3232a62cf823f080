import { table } from '@tarapath/api-client/table'
import { SIGNS, type Sign } from '@tarapath/jyotish'
import { capitalize } from './format.ts'

/** The signs as they are named on the wire, in the order of the zodiac. */
export const ZODIAC_SIGNS = table.getMyProfile.response.shape.zodiac_sign.unwrap().options

export type ZodiacSign = (typeof ZODIAC_SIGNS)[number]

export const toSign = (sign: ZodiacSign): Sign => SIGNS[ZODIAC_SIGNS.indexOf(sign)] as Sign
export const toZodiacSign = (sign: Sign): ZodiacSign => ZODIAC_SIGNS[SIGNS.indexOf(sign)] as ZodiacSign

/** Both names of a sign: "Aries (Mesha)". */
export const formatSign = (sign: Sign): string => `${capitalize(toZodiacSign(sign))} (${sign})`
