import { findSign } from './zodiac-sign.ts'

export const DAILY_TYPE = 'daily-horoscope'

/** The page of all signs. Today's is the start page of the horoscopes. */
export const allSignsPath = (type: string): string => (type === DAILY_TYPE ? '/horoscope' : `/horoscope/${type}`)

/** Types of the specification (`yearly-horoscope`, `horoscope-2025`) and those of the same form. */
const TYPE = /^(?:(?:daily|yesterday|tomorrow|weekly|monthly|yearly)-horoscope|horoscope-(?:19|20)\d\d)$/

/**
 * The address that counts for a path with the word horoscope, such as `/horoscope/yearly-horoscope` for
 * `/yearly-horoscope`. A path that names no type leads to today's horoscope, of its sign if it names one.
 */
export function horoscopeAddress(pathname: string): string {
  const segments = pathname.toLowerCase().split('/').filter(Boolean)
  const type = segments.find((segment) => TYPE.test(segment))
  const sign = pathname
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.find((word) => findSign(word) !== undefined)
  if (sign !== undefined) return `/horoscope/${type ?? DAILY_TYPE}/${sign}`
  return type === undefined ? '/horoscope' : `/horoscope/${type}`
}
