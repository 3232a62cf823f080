import type { ZodiacSign } from '@tarapath/api-client/types'
import { SIGNS, type Sign } from './signs.ts'

/** What addresses and the server call a sign: `scorpio`. */
export const toZodiacSign = (sign: Sign): ZodiacSign => sign.english.toLowerCase() as ZodiacSign

export const findSign = (word: string | undefined): Sign | undefined =>
  SIGNS.find((sign) => toZodiacSign(sign) === word)

/** The signs before and after one; Aries comes after Pisces. */
export function adjacentSigns(sign: Sign): { before: Sign; after: Sign } {
  const at = SIGNS.indexOf(sign)
  return { before: SIGNS.at(at - 1) as Sign, after: SIGNS[(at + 1) % SIGNS.length] as Sign }
}
