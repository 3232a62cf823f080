import { itemAt } from '../sky/item-at.ts'
import { NAKSHATRAS, type Nakshatra } from '../sky/nakshatras.ts'
import { moonLongitudeMeasure } from './measures.ts'
import { spanAt, spansBetween, type Span } from './span.ts'

const DEGREES = 360 / 27

/** The Moon's stay in a nakshatra. */
export interface MoonNakshatra {
  /** 1 to 27, from Ashwini. */
  readonly number: number
  readonly name: Nakshatra
  readonly start: Date
  readonly end: Date
}

/**
 * The nakshatra of the Moon at an instant, with its start and end.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export const nakshatraAt = (date: Date): MoonNakshatra => nakshatraOf(spanAt(moonLongitudeMeasure, DEGREES, date))

export const nakshatrasBetween = (from: Date, to: Date): MoonNakshatra[] =>
  spansBetween(moonLongitudeMeasure, DEGREES, from, to).map(nakshatraOf)

const nakshatraOf = ({ index, start, end }: Span): MoonNakshatra => ({
  number: index + 1,
  name: itemAt(NAKSHATRAS, index),
  start,
  end,
})
