import type { ZodiacSign } from '@tarapath/api-client/types'
import { SIGNS, type Sign } from './signs.ts'

/** The name of a sign in addresses and in the API, such as `scorpio`. */
export const toZodiacSign = (sign: Sign): ZodiacSign => sign.english.toLowerCase() as ZodiacSign

export const findSign = (name: string | undefined): Sign | undefined =>
  SIGNS.find((sign) => toZodiacSign(sign) === name)

/** The signs before and after a sign. Aries follows Pisces. */
export function adjacentSigns(sign: Sign): { before: Sign; after: Sign } {
  const at = SIGNS.indexOf(sign)
  return { before: SIGNS.at(at - 1) as Sign, after: SIGNS[(at + 1) % SIGNS.length] as Sign }
}
