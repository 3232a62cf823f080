import { itemAt } from '../sky/item-at.ts'
import { elongation } from './measures.ts'
import { spanAt, spansBetween, type Span } from './span.ts'

const DEGREES = 6
const MOVING = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'] as const
/** The last three halves of a month; the first half is Kimstughna. */
const FIXED = ['Shakuni', 'Chatushpada', 'Naga'] as const

/** Half a tithi. */
export interface Karana {
  /** 1 to 60, from the new moon. */
  readonly number: number
  readonly name: (typeof MOVING)[number] | (typeof FIXED)[number] | 'Kimstughna'
  readonly start: Date
  readonly end: Date
}

/**
 * The karana at an instant, with its start and end.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export const karanaAt = (date: Date): Karana => karanaOf(spanAt(elongation, DEGREES, date))

export const karanasBetween = (from: Date, to: Date): Karana[] =>
  spansBetween(elongation, DEGREES, from, to).map(karanaOf)

const karanaOf = ({ index, start, end }: Span): Karana => ({ number: index + 1, name: nameOf(index), start, end })

function nameOf(index: number): Karana['name'] {
  if (index === 0) return 'Kimstughna'
  return index >= 57 ? itemAt(FIXED, index - 57) : itemAt(MOVING, index - 1)
}
