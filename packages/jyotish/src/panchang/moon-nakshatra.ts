import { at } from '../sky/at.ts'
import { NAKSHATRAS, type Nakshatra } from '../sky/nakshatras.ts'
import { moonWay } from './measures.ts'
import { spanAt, spansBetween, type Span } from './span.ts'

const DEGREES = 360 / 27

/** The Moon's stay in a nakshatra. */
export interface MoonNakshatra {
  /** 1 to 27, Ashwini first. */
  readonly number: number
  readonly name: Nakshatra
  readonly start: Date
  readonly end: Date
}

/**
 * The nakshatra that the Moon is in at an instant, with the times at which it comes and goes.
 *
 * @throws RangeError for a date outside 1900–2100.
 */
export const nakshatraAt = (date: Date): MoonNakshatra => nakshatraOf(spanAt(moonWay, DEGREES, date))

export const nakshatrasBetween = (from: Date, to: Date): MoonNakshatra[] =>
  spansBetween(moonWay, DEGREES, from, to).map(nakshatraOf)

const nakshatraOf = ({ index, start, end }: Span): MoonNakshatra => ({
  number: index + 1,
  name: at(NAKSHATRAS, index),
  start,
  end,
})
